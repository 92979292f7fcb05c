"""The OpenAPI document as a file; a server has the same at /api/openapi.json."""

from __future__ import annotations

import json

from kobako.server.door import answers, openapi
from kobako.server.requests import routes


def files() -> dict[str, str]:
    """Return the document."""
    document = openapi.document(routes.ROUTES, answers.STATUS)
    return {"docs/reference/openapi.json": json.dumps(document, indent=2) + "\n"}
