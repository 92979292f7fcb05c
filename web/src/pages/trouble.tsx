import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../words";
import { trouble } from "./begin";

/** Why no table could be opened, as long as one is where it was tried. */
export function Trouble(): JSX.Element | null {
  const forget = (): void => void (trouble.value = null);
  useEffect(() => forget, []);
  const problem = trouble.value;
  return (
    problem && (
      <p class="problem" role="alert">
        {say(problem.id, problem.args)}
      </p>
    )
  );
}
