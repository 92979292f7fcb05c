import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { clock } from "../clock";
import { connection } from "../net/socket";
import { Icon, News } from "../shell";
import { say } from "../words";

const BACK_FOR = 4000;

/** Whether the connection has just come back: true for some seconds after it was gone. */
function useBack(online: boolean): boolean {
  const lost = useRef(false);
  const [back, setBack] = useState(false);
  useEffect(() => {
    setBack(online && lost.current);
    lost.current = !online;
    return online ? clock.after(BACK_FOR, () => setBack(false)) : undefined;
  }, [online]);
  return back;
}

/** Says what happens with the connection, and that nothing is lost. */
export function Banner(): JSX.Element {
  const status = connection.value;
  const back = useBack(status === "online");
  const kind = status === "online" ? (back ? "back" : null) : status;
  return (
    <div class="banner-place">
      <div role="status">
        {kind && (
          <p class={`banner ${kind}`}>
            <Icon name={kind === "back" ? "check" : "offline"} size={18} />
            {say(`table-net-${kind}-text`)}
          </p>
        )}
      </div>
      <News />
    </div>
  );
}
