import { signal } from "@preact/signals";
import type { FunctionComponent, JSX } from "preact";
import { say } from "../words";
import { Button } from "./button";

/** A page or a part of one whose script is loaded when it is first shown; until then something else is.
 * Where that is nothing, it is a small thing that may be missing. */
export function lazy<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  before: JSX.Element | null = <main class="loading" aria-busy="true" />,
): FunctionComponent<P> {
  const Page = signal<FunctionComponent<P> | "failed" | null>(null);
  let begun = false;
  const begin = (): void => {
    begun = true;
    load().then(
      (loaded) => (Page.value = loaded),
      () => (Page.value = "failed"),
    );
  };
  return function Lazy(props: P): JSX.Element | null {
    if (!begun) begin();
    if (Page.value === "failed") return before && <LoadFailed />;
    return Page.value ? <Page.value {...props} /> : before;
  };
}

/** After a new version of the server the old page's scripts are gone: only loading the page anew helps. */
function LoadFailed(): JSX.Element {
  return (
    <main class="narrow stack">
      <h1>{say("web-load-failed")}</h1>
      <Button kind="primary" icon="again" onClick={() => location.reload()}>
        {say("web-reload")}
      </Button>
    </main>
  );
}
