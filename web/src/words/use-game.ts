import { useEffect, useState } from "preact/hooks";
import { know, knows } from ".";

/** Whether the texts of a game have come, or will not; they are fetched if need be. */
export function useGameTexts(game: string | null): boolean {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const done = (): void => void (wanted && setHere(game));
    if (game) know(game).then(done, done);
    return () => void (wanted = false);
  }, [game]);
  return game !== null && (knows(game) || here === game);
}
