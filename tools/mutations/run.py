"""Plant mutations in copies of the repository, where the tests that should catch each run until one fails."""

import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from queue import SimpleQueue

from .draw import Mutation
from .tests import AREAS, Stage, area_of, stages

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "mutations"
LIMIT = 1800.0  # seconds of one run of pytest; what hangs ends it sooner, see tests/conftest.py
NO_TESTS = 5  # exit status of pytest
NOT_FOUND = re.compile(r"^ERROR: (file or directory )?not found: .*", re.MULTILINE)
# What faulthandler prints when a test hangs or its process dies, and the line of the test in it.
STACK = re.compile(r"(Timeout \(.*?\)!|Fatal Python error)(?s:.*?)(tests/\S+, line \d+|$)")
COMPILED = ("cards/", "games/", "bots/")  # whose edits make all be compiled anew, see cards/jit.py
SURVIVED = "survived"
OUTCOMES = ("caught by make test", "caught by make test-full", "hanging", SURVIVED)


@dataclass(frozen=True)
class Outcome:
    """What came of one mutation."""

    mutation: str
    area: str
    outcome: str  # of OUTCOMES
    test: str  # that failed or hung
    seconds: float


class Copy:
    """A copy of the repository with caches of its own, in which one mutation at a time is planted."""

    def __init__(self, number: int) -> None:
        self.root = FOLDER / f"copy-{number}"
        self.cache = FOLDER / f"cache-{number}"
        shutil.rmtree(self.root, ignore_errors=True)
        left_out = shutil.ignore_patterns(".git", ".venv", "node_modules", "build", "__pycache__", ".*_cache")
        shutil.copytree(ROOT, self.root, ignore=left_out)
        for shared in (".venv", "web/node_modules"):
            (self.root / shared).symlink_to(ROOT / shared)

    def try_out(self, mutation: Mutation) -> Outcome:
        """Plant the mutation, run its stages until a test fails, and take the mutation out again."""
        package = self.root / "src" / "kobako"
        file = package / mutation.path
        source = file.read_bytes()  # whoever edits the repository meanwhile does not disturb
        began, known = time.monotonic(), set(self.cache.glob("compiled/*"))
        mutation.plant(package)
        try:
            found = self.first_failure(stages(mutation.path))
        finally:
            file.write_bytes(source)
        if mutation.path.startswith(COMPILED):  # nobody needs again what was compiled with the mistake
            for folder in set(self.cache.glob("compiled/*")) - known:
                shutil.rmtree(folder, ignore_errors=True)
        outcome, test, stage = found or (SURVIVED, "", None)
        if stage and "::" in test:
            self.confirm(test, stage)
        seconds = round(time.monotonic() - began, 1)
        return Outcome(str(mutation), area_of(mutation.path)[0], outcome, test, seconds)

    def first_failure(self, stages: Iterable[Stage]) -> tuple[str, str, Stage] | None:
        """The outcome, the test that failed, and its stage; None if all passed."""
        for stage in stages:
            if found := self.failure(stage):
                return *found, stage
        return None

    def confirm(self, test: str, stage: Stage) -> None:
        """Without a mutation the test passes; otherwise it has caught nothing."""
        function, _, _ = test.partition("[")
        if found := self.failure(replace(stage, paths=shlex.quote(function))):
            raise SystemExit(f"Without a mutation {found[1]} fails too")

    def failure(self, stage: Stage) -> tuple[str, str] | None:
        """Run a stage; return the outcome and the test that failed, or None if all passed."""
        pytest = ("-m", "pytest", "-x", "-q", "--no-header", "-m", stage.marker)
        environment = os.environ | {
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",  # a mutation may keep size and second of its file
            "KOBAKO_CACHE_DIR": str(self.cache),
            "NUMBA_DISABLE_JIT": "0" if stage.is_compiled else "1",
        }
        paths = shlex.split(stage.paths)
        process = subprocess.Popen(
            [str(ROOT / ".venv/bin/python"), *pytest, *paths],
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,  # what the tests started ends with them
        )
        try:
            output, _ = process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            return "hanging", f"longer than {LIMIT:.0f} s: {shlex.join(paths)}"
        finally:
            _end(process)
        if process.returncode in (0, NO_TESTS):
            return None
        if missing := NOT_FOUND.search(output):
            raise SystemExit(f"{missing[0]}, see tools/mutations/tests.py")
        stack = STACK.search(output.replace('"', ""))
        if stack and stack[1].startswith("Timeout"):
            return "hanging", stack[2]
        failed = re.search(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", output, re.MULTILINE)
        test = failed[1] if failed else stack[2] if stack else output[-200:]
        return OUTCOMES[0 if stage.is_everyday else 1], test


def _end(process: subprocess.Popen[str]) -> None:
    """End a run of pytest with everything that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def run_all(mutations: Sequence[Mutation], seed: int, jobs: int = 2) -> list[Outcome]:
    """Try the mutations that have no kept outcome yet; return the outcomes of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = FOLDER / f"{seed}.jsonl"
    outcomes = (
        [Outcome(**json.loads(line)) for line in kept.read_text().splitlines()] if kept.exists() else []
    )
    known = {one.mutation for one in outcomes}
    copies: SimpleQueue[Copy] = SimpleQueue()
    for number in range(jobs):
        copies.put(Copy(number))

    def try_out(mutation: Mutation) -> Outcome:
        copy = copies.get()
        try:
            return copy.try_out(mutation)
        finally:
            copies.put(copy)

    with ThreadPoolExecutor(jobs) as threads, kept.open("a") as file:
        left = [threads.submit(try_out, one) for one in mutations if str(one) not in known]
        for outcome in (one.result() for one in as_completed(left)):
            outcomes.append(outcome)
            print(json.dumps(asdict(outcome)), file=file, flush=True)
            print(
                f"{outcome.outcome:24} {outcome.seconds:6.0f} s  {outcome.mutation}  {outcome.test}",
                flush=True,
            )
    drawn = {str(one) for one in mutations}
    return [one for one in outcomes if one.mutation in drawn]


def table(outcomes: Sequence[Outcome]) -> str:
    """Outcomes by area, and the mutations that no test caught."""
    counted = Counter((one.area, one.outcome) for one in outcomes)
    rows = [["area", *OUTCOMES]]
    for area in [area for area, *_ in AREAS if any(one.area == area for one in outcomes)]:
        rows.append([area, *(str(counted[area, outcome]) for outcome in OUTCOMES)])
    rows.append(["all", *(str(sum(one.outcome == outcome for one in outcomes)) for outcome in OUTCOMES)])
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|---" * len(rows[0]) + "|")
    open_ones = [
        f"{one.outcome}: {one.mutation} {one.test}" for one in outcomes if one.outcome in OUTCOMES[2:]
    ]
    return "\n".join([*lines, "", *open_ones])
