import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button, Sheet } from "../shell";
import { say } from "../words";
import type { Desk } from "./desk";

interface Props {
  desk: Desk;
}
export interface AdviceProps extends Props {
  /** Says something to who listens. */
  tell(words: string): void;
  onDone(): void;
}

/** Whether only bots play against us: then nobody is wronged by a hint. */
const isPractice = (desk: Desk): boolean =>
  !desk.room.value!.rated &&
  desk.room.value!.chairs.every((chair, seat) => chair.kind === "bot" || seat === desk.seat.value);

export function HintButton({ desk }: Props): JSX.Element | null {
  if (!desk.offersHints || !desk.myTurn.value || !isPractice(desk)) return null;
  return (
    <Button
      kind="quiet"
      icon="hint"
      label={say("table-hint")}
      onClick={() => void (desk.over.value = "hint")}
    />
  );
}

/** What shows the advice comes with the first hint: most tables need none. */
function HintSheet({ desk }: Props): JSX.Element {
  const [told, tell] = useState("");
  const [Advice, setAdvice] = useState<FunctionComponent<AdviceProps> | null>(null);
  const thinking = say("table-hint-thinking");
  const close = (): void => void (desk.over.value = null);
  useEffect(() => {
    tell(thinking); // not before: words that come together with their place are not heard
    import("../advice/advice").then(
      ({ AdviceOf }) => setAdvice(() => AdviceOf),
      () => tell(say("web-part-failed")),
    );
  }, []);
  return (
    <Sheet open title={say("table-hint")} onClose={close}>
      <p role="status" class="row">
        {told === thinking && <progress aria-hidden="true" />}
        {told}
      </p>
      {Advice && <Advice desk={desk} tell={tell} onDone={close} />}
    </Sheet>
  );
}

export const Hint = ({ desk }: Props): JSX.Element | null =>
  desk.over.value === "hint" ? <HintSheet desk={desk} /> : null;
