import type { JSX } from "preact";
import { Button, Frame } from "../shell";
import { say } from "../words";

export function NotFoundPage(): JSX.Element {
  return (
    <Frame title={say("web-not-found")} narrow>
      <div class="stack not-found">
        <h1>{say("web-not-found")}</h1>
        <p>{say("web-not-found-text")}</p>
        <div class="row">
          <Button kind="primary" href="/">
            {say("web-home")}
          </Button>
          <Button href="/lobby">{say("web-lobby")}</Button>
        </div>
      </div>
    </Frame>
  );
}
