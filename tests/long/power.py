"""A thousand power cuts; after each the database is sound, and nothing acknowledged is lost."""

from pathlib import Path
from tempfile import TemporaryDirectory

from long import Done, progress, times
from power.cuts import FRESH, cut_often

SEED = 1_000_000
CUTS = 1000


def run(done: Done, scale: float) -> None:
    cuts = times(CUTS, scale)
    for begun in range(0, cuts, FRESH):
        with TemporaryDirectory() as folder:
            some = min(FRESH, cuts - begun)
            acks, heard = cut_often(Path(folder), some, SEED + begun)
        done["power cuts"] += some
        done["moves acknowledged between them"] += acks
        done["frames heard between them"] += heard
        progress(f"seed {SEED + begun}", done)
