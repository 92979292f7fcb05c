import type { JSX } from "preact";
import type { YurikureView } from "../../wire/yurikure";
import { say } from "../../words";
import type { SheetProps } from "../face";
import { Name } from "../parts/name";
import { Lily, SeatMark, TwoLilies } from "./art";
import { PairTable } from "./pairs";
import { girlOf, onRing, PAIRS, pointsOn, pointsText, reachOf } from "./read";
import "../parts/sheet.css";
import "./sheet.css";
import { girlName, pairName } from "./words";

type Props = SheetProps<YurikureView>;

function Heads({ view, names, own }: Props & { own: boolean }): JSX.Element {
  return (
    <thead>
      <tr>
        <td />
        {names.map((name, seat) => (
          <th key={seat} scope="col" title={name} class={seat === view.seat ? "sheet-you" : ""}>
            <span class="yurikure-head">
              <SeatMark seat={seat} />
              <span>
                <Name name={name} />
              </span>
            </span>
          </th>
        ))}
        {own && <th scope="col">{say("yurikure-web-sheet-reach")}</th>}
      </tr>
    </thead>
  );
}

/** Who has revealed how much over whom; the controller's level is bold. */
function Control({ view, names }: Props): JSX.Element {
  const own = view.seat !== null;
  return (
    <table>
      <caption>{say("yurikure-web-sheet-control")}</caption>
      <Heads {...{ view, names, own }} />
      <tbody>
        {onRing(view).map((girl) => {
          const { controller, revealed } = girlOf(view, girl);
          return (
            <tr key={girl}>
              <th scope="row">
                <Lily girl={girl} size={20} /> {girlName(girl)}
              </th>
              {revealed.map((level, seat) => (
                <td key={seat}>{seat === controller ? <b>{level}</b> : level || "–"}</td>
              ))}
              {own && <td class="yurikure-own-reach">{reachOf(view, view.seat, girl)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The end: everybody's support, and what of it counted. */
function Support({ view, names }: Props): JSX.Element {
  const { pairs, revealed } = view.result!;
  const backed = PAIRS.filter((pair) =>
    names.some((_, seat) => pointsText(pointsOn(view, seat, pair) ?? [0, 0])),
  );
  const counted = (pair: string): boolean => pairs.includes(pair);
  const rows = [...backed.filter(counted), ...backed.filter((pair) => !counted(pair))];
  return (
    <table>
      <caption>{say("yurikure-web-sheet-support")}</caption>
      <Heads {...{ view, names }} own={false} />
      <tbody>
        {rows.map((pair) => (
          <tr key={pair} class={counted(pair) ? "yurikure-counted" : ""}>
            <th scope="row">
              <TwoLilies pair={pair} />
              <span class="unseen">{pairName(pair)}</span>
            </th>
            {names.map((_, seat) => (
              <td key={seat}>{pointsText(pointsOn(view, seat, pair) ?? [0, 0])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("table-sheet-total")}</th>
          {view.scores.map((points, seat) => (
            <td key={seat} class={view.winners.includes(seat) ? "sheet-best" : ""}>
              {points}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{say("yurikure-web-sheet-tie")}</th>
          {revealed.map((level, seat) => (
            <td key={seat}>{level}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** What counts at the end, who has a say, and how everybody stands. */
export function Sheet(props: Props): JSX.Element {
  return (
    <div class="score-sheet yurikure-sheet">
      {props.view.result && <Support {...props} />}
      <Control {...props} />
      <PairTable view={props.view} />
    </div>
  );
}
