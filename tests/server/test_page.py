"""The page: one index for all its routes, files that stay what they are, and headers that guard them."""

import asyncio
import gzip
import re
from pathlib import Path

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp

from kobako import texts
from kobako.server.door.page import CLIENT, GUARDS, Guard, Pages, stand_in

SCRIPT = b"export const cards = 1;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Kobako</title>" + " " * 500)
    (tmp_path / "assets" / "index-D19Apa1M.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "font.woff2").write_bytes(b"w" * 500)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    return tmp_path


def ask(
    app: ASGIApp, path: str, method: str = "GET", host: str = "127.0.0.1", **headers: str
) -> httpx.Response:
    async def run() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
            return await client.request(method, path, headers={"accept-encoding": "identity"} | headers)

    return asyncio.run(run())


@pytest.mark.parametrize(
    "path",
    ["/", "/index.html", "/lobby", "/new/luz", "/t/abcdefghij", "/t/abcdefghij/replay", "/no/such/page"],
)
def test_every_route_of_the_page_is_the_index(folder: Path, path: str) -> None:
    answer = ask(Pages(folder), path)
    assert answer.status_code == 200
    assert "<title>Kobako</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/assets/gone.js", "/assets/", "/assets/no", "/robots.txt", "/../secret.txt", "/assets/../../x.py"],
)
def test_what_is_no_route_and_no_file(folder: Path, path: str) -> None:
    assert ask(Pages(folder), path).status_code == 404


def test_files_outside_are_out_of_reach(folder: Path) -> None:
    pages = Pages(folder)
    (folder.parent / "secret.txt").write_text("secret")
    for path in ("/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "//etc/passwd.txt"):
        assert ask(pages, path).status_code == 404


def test_assets_are_kept_for_ever_and_the_rest_is_asked_for(folder: Path) -> None:
    pages = Pages(folder)
    asset = ask(pages, "/assets/index-D19Apa1M.js")
    assert asset.content == SCRIPT
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
    icon = ask(pages, "/favicon.svg")
    assert (icon.headers["cache-control"], icon.headers["content-type"]) == ("no-cache", "image/svg+xml")
    again = ask(pages, "/", **{"if-none-match": f'"x", {ask(pages, "/").headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert ask(pages, "/", **{"if-none-match": '"x"'}).status_code == 200


def test_what_is_worth_it_is_sent_compressed(folder: Path) -> None:
    pages = Pages(folder)
    path = "/assets/index-D19Apa1M.js"
    packed = ask(pages, path, **{"accept-encoding": "br, gzip;q=0.5"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 4
    assert packed.content == SCRIPT
    assert gzip.decompress(pages.files[path].packed or b"") == SCRIPT
    for accepted in ("br", "gzip;q=0", "", "x-gzip"):
        assert "content-encoding" not in ask(pages, path, **{"accept-encoding": accepted}).headers
    for path in ("/assets/font.woff2", "/favicon.svg"):  # packed already, and too small
        assert "content-encoding" not in ask(pages, path, **{"accept-encoding": "gzip"}).headers


def test_only_reading_is_allowed(folder: Path) -> None:
    answer = ask(Pages(folder), "/", "POST")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")
    assert ask(Pages(folder), "/", "HEAD").status_code == 200


def test_without_a_client_a_plain_page_says_so(tmp_path: Path) -> None:
    answer = ask(Pages(tmp_path / "none"), "/t/abcdefghij")
    assert answer.status_code == 200
    for language in texts.LANGUAGES:
        assert f'<section lang="{language}">' in answer.text
        assert texts.say("page-missing-title", language=language) in answer.text
    assert answer.content == stand_in()
    assert not re.search(r"<script|<style|style=", answer.text)


# ------------------------------------------------------------------------------------------- the guards


def test_every_answer_is_guarded(folder: Path) -> None:
    for path in ("/", "/assets/index-D19Apa1M.js", "/gone.txt"):
        headers = ask(Guard(Pages(folder)), path).headers
        for name, value in GUARDS.items():
            assert headers[name] == value
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_the_policy_allows_nothing_inline_and_nobody_else() -> None:
    policy = dict(part.split(" ", 1) for part in GUARDS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in GUARDS["content-security-policy"]


@pytest.mark.parametrize(
    ("host", "is_there"), [("localhost:8752", True), ("[::1]:8752", True), ("192.168.1.23:8752", False)]
)
def test_browsers_are_not_told_what_they_would_complain_about(
    folder: Path, host: str, is_there: bool
) -> None:
    headers = ask(Guard(Pages(folder)), "/", host=host).headers
    assert ("cross-origin-opener-policy" in headers) == is_there


def test_an_answer_may_guard_itself_better() -> None:
    app = Guard(PlainTextResponse("x", headers={"referrer-policy": "no-referrer"}))
    assert ask(app, "/").headers["referrer-policy"] == "no-referrer"


def test_the_built_client_keeps_to_the_policy() -> None:
    index = (CLIENT / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:", index)
    pages = Pages()
    for path in re.findall(r'(?:src|href)="(/[^"]*)"', index):
        assert path in pages.files
