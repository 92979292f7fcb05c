import { signal } from "@preact/signals";
import type { FunctionComponent, JSX } from "preact";
import { say } from "../words";
import { Button } from "./button";
import { Dialog, type DialogProps } from "./dialog";

/** A page or a part of one whose script is loaded when it is first shown; what is there until then, and if it
 * does not come. */
export function lazy<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  before: JSX.Element | null = <main class="loading" aria-busy="true" />,
  Failed: FunctionComponent<P> = PageFailed,
): FunctionComponent<P> {
  const Page = signal<FunctionComponent<P> | null>(null);
  let begun = false;
  const begin = (): void => {
    begun = true;
    load().then(
      (loaded) => (Page.value = loaded),
      () => (Page.value = Failed),
    );
  };
  return function Lazy(props: P): JSX.Element | null {
    if (!begun) begin();
    return Page.value ? <Page.value {...props} /> : before;
  };
}

/** A dialog whose script is loaded when it is first opened. */
export const lazyDialog = <P extends Pick<DialogProps, "open" | "onClose">>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> => lazy(load, null, DialogFailed);

/** After a new version of the server the old page's scripts are gone: only loading the page anew helps. */
const Reload = (): JSX.Element => (
  <Button kind="primary" icon="again" onClick={() => location.reload()}>
    {say("web-reload")}
  </Button>
);

function PageFailed(): JSX.Element {
  return (
    <main class="narrow stack">
      <h1>{say("web-load-failed")}</h1>
      <Reload />
    </main>
  );
}

const DialogFailed = ({ open, onClose }: Pick<DialogProps, "open" | "onClose">): JSX.Element => (
  <Dialog open={open} title={say("web-not-loaded")} onClose={onClose} actions={<Reload />}>
    <p role="alert">{say("web-part-failed")}</p>
  </Dialog>
);
