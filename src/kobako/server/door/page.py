"""The page: the built client with one index for all its routes, and the headers that guard it.

Files are read once, at the start, and kept with a compressed copy.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ... import texts

CLIENT = Path(__file__).parent.parent / "client"
INDEX = "/index.html"
ASSETS = "/assets/"  # the build puts a hash of the content into each name here
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"

TYPES = {  # not the system's table, which differs from machine to machine
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = frozenset((".jpg", ".mp3", ".ogg", ".png", ".webp", ".woff2"))  # already as small as it gets

# 'self' covers the socket too: browsers count ws: of the same host and port as the same place.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
GUARDS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
OPENER = ("cross-origin-opener-policy", "same-origin")
TRUSTWORTHY = ("localhost", "127.0.0.1", "[::1]")  # to browsers, even without HTTPS


@dataclass(frozen=True)
class File:
    """A file of the client."""

    content: bytes
    packed: bytes | None  # by gzip, if that is smaller
    type: str
    keep: str  # how long a browser may use it without asking
    tag: str

    def answer(self, scope: Scope) -> Response:
        """The file, or word that the browser has it."""
        asked = Headers(scope=scope)
        headers = {"cache-control": self.keep, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in (tag.strip() for tag in asked.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and _takes_gzip(asked.get("accept-encoding", "")):
            return Response(self.packed, headers=headers | {"content-encoding": "gzip"}, media_type=self.type)
        return Response(self.content, headers=headers, media_type=self.type)


def _takes_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, *settings = (piece.strip() for piece in part.split(";"))
        if name == "gzip":
            return not any(setting.replace(" ", "") in ("q=0", "q=0.0") for setting in settings)
    return False


def make_file(name: str, content: bytes) -> File:
    """A file with its compressed copy. `name` is its path on the server."""
    suffix = Path(name).suffix
    packed = None if suffix in PACKED else gzip.compress(content, 9, mtime=0)
    return File(
        content,
        packed if packed is not None and len(packed) < len(content) else None,
        TYPES.get(suffix, "application/octet-stream"),
        FOREVER if name.startswith(ASSETS) else ASK_FIRST,
        f'W/"{hashlib.sha256(content).hexdigest()[:16]}"',
    )


def read_client(folder: Path) -> dict[str, File]:
    """The files of a built client by path; a stand-in if there is none."""
    paths: Iterable[Path] = sorted(folder.rglob("*")) if (folder / "index.html").is_file() else ()
    files = {"/" + path.relative_to(folder).as_posix(): path.read_bytes() for path in paths if path.is_file()}
    return {name: make_file(name, content) for name, content in (files or {INDEX: stand_in()}).items()}


def stand_in() -> bytes:
    """A page that says, in all languages, that the client was not built."""
    parts = []
    for language in texts.LANGUAGES:
        title, text = (
            escape(texts.say(message, language=language))
            for message in ("page-missing-title", "page-missing")
        )
        parts.append(f'<section lang="{language}"><h1>{title}</h1><p>{text}</p></section>')
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kobako</title>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>'.encode()


class Pages:
    """Answers with the client's files; every path that names no file is a route of the client."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.files = read_client(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # there are no sockets here
            await send({"type": "websocket.close", "code": 1000})
            return
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("405", 405, {"allow": "GET, HEAD"})
        path = scope["path"]
        file = self.files.get(path)
        if file is None and not path.startswith(ASSETS) and "." not in path.rpartition("/")[2]:
            file = self.files[INDEX]
        return file.answer(scope) if file else PlainTextResponse("404", 404)


class Guard:
    """Puts the guarding headers on every answer of an application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in GUARDS.items():
                    headers.setdefault(name, value)
                if _is_trustworthy(scope):  # elsewhere browsers only complain about it
                    headers.setdefault(*OPENER)
            await send(message)

        await self.app(scope, receive, guarded)


def _is_trustworthy(scope: Scope) -> bool:
    host = Headers(scope=scope).get("host", "")
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    return scope["scheme"] == "https" or name in TRUSTWORTHY
