// Standing orders: answers that are given before one is asked, and known to nobody else.

import type { JSX } from "preact";
import { Button, Icon } from "../../shell";
import type { YurikureView } from "../../wire/yurikure";
import { say } from "../../words";
import type { TableProps } from "../face";
import "./answers.css";
import { draftOf } from "./draft";
import { Levels } from "./levels";
import { isAsking, levelsOf } from "./read";
import { girlName, orderName } from "./words";

type Props = TableProps<YurikureView>;

/** Whether the standing order answers what is asked: it reveals or passes, and never declares. */
export const answered = (view: YurikureView): boolean => isAsking(view);

/** A typed order: "pass until", "pass girl", "pass round"; "up to 4" reveals as much as is needed. */
export function readOrder(text: string): string | null {
  const pass = /^(?:p|pass) (until|girl|round)$/i.exec(text.trim());
  if (pass) return `pass ${pass[1]!.toLowerCase()}`;
  const most = /^up ?to (\d+)$/i.exec(text.trim());
  return most ? `reveal ${Number(most[1])}` : null;
}

/** The order that stands, and the way back. */
function Given({ view, order, onOrder }: Props): JSX.Element {
  return (
    <div class="yurikure-given">
      <Icon name="check" size={20} />
      <p>{orderName(view, order!)}</p>
      <Button onClick={() => onOrder?.(null)}>{say("yurikure-web-order-back")}</Button>
    </div>
  );
}

/** Answers for one who is not asked yet: pass, or reveal up to a level. */
function Ahead({ view, onOrder }: Props): JSX.Element {
  const { level } = draftOf(view);
  return (
    <div class="yurikure-main">
      {level === null ? (
        <Button onClick={() => onOrder?.("pass until")}>{say("yurikure-web-order-until")}</Button>
      ) : (
        <UpTo level={level} onOrder={onOrder} />
      )}
      <Levels view={view} levels={levelsOf(view)} level={level} onTouch={() => undefined} />
    </div>
  );
}

/** Reveal as much as is needed to control her, but no more than that. */
const UpTo = ({ level, onOrder }: Pick<Props, "onOrder"> & { level: number }): JSX.Element => (
  <Button onClick={() => onOrder?.(`reveal ${level}`)}>{say("yurikure-web-order-reveal", { level })}</Button>
);

/** Ways to pass for longer; not the one that stands already. */
function Offers({ view, legal, order, onOrder }: Props): JSX.Element {
  const orders = [...(legal.length || order ? ["until"] : []), "girl", "round"].map((of) => `pass ${of}`);
  const girl = girlName(view.deciding!.girl);
  return (
    <div class="yurikure-offers" role="group" aria-label={say("yurikure-web-orders")}>
      <span>{say("yurikure-web-keep")}</span>
      {orders
        .filter((one) => one !== order)
        .map((one) => (
          <Button key={one} onClick={() => onOrder?.(one)}>
            {say("yurikure-web-order-pass", { of: one.slice(5), girl })}
          </Button>
        ))}
    </div>
  );
}

/** What the question bar offers besides the answer itself. It keeps its height, so that the table does not jump. */
export function Standing(props: Props): JSX.Element | null {
  const { view, legal, order } = props;
  const { level } = draftOf(view);
  const offers = view.deciding !== null && (!legal.length || isAsking(view));
  if (!offers && !order) return null;
  return (
    <div class="yurikure-standing">
      {order ? <Given {...props} /> : !legal.length && <Ahead {...props} />}
      {offers && (legal.length && level !== null ? <UpTo level={level} {...props} /> : <Offers {...props} />)}
    </div>
  );
}
