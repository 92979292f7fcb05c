import type { JSX } from "preact";
import type { LineitView } from "../../wire/lineit";
import { say } from "../../words";
import type { TableProps } from "../face";
import { Name } from "../parts/name";
import { Traveller } from "../parts/travel";
import { Veil } from "../parts/veil";
import { Slope, Ticket } from "./art";
import { handPlace, Names, useName } from "./copies";
import { Line } from "./line";
import "./others.css";
import { Score, SeatPlate } from "./seat";
import { Standing } from "./standing";
import { handName, lineName, lineSentences } from "./words";

interface Props {
  table: TableProps<LineitView>;
  seat: number;
}

const MOST = 14; // stations of a line in small; a touch shows all

/** The cards that another seat holds; everybody sees them. */
function Held({ view, seat }: { view: LineitView; seat: number }): JSX.Element {
  const nameOf = useName();
  return (
    <span class="lineit-held">
      {view.hands[seat]!.map((card, at) => (
        <Traveller as="span" key={at} card={nameOf(handPlace(seat, at), card)}>
          <Ticket card={card} small />
        </Traveller>
      ))}
    </span>
  );
}

/** Where the line goes on. */
function Arrow({ direction }: { direction: string | null }): JSX.Element {
  return (
    <li class="lineit-stop lineit-arrow" aria-hidden="true">
      <span class="lineit-drawn">
        <Slope direction={direction} />
      </span>
    </li>
  );
}

/** Nothing was begun yet, or all lines are cashed. */
const NoLine = ({ over }: { over: boolean }): JSX.Element => (
  <li class="lineit-soft" aria-hidden="true">
    {say(over ? "lineit-web-cashed" : "lineit-web-empty")}
  </li>
);

/** Another seat: its plate, its hand and its line in small. A touch shows them large. */
export function Other({ table, seat, onLook }: Props & { onLook(): void }): JSX.Element {
  const { view, names } = table;
  const line = view.lines[seat]!;
  return (
    <div class="lineit-other">
      <p class="unseen">{handName(view, names, seat)}</p>
      <SeatPlate table={table} seat={seat}>
        <Held view={view} seat={seat} />
      </SeatPlate>
      <div class="lineit-mini">
        <Line
          {...{ line, seat }}
          most={MOST}
          label={lineName(view, names, seat)}
          discard={view.discard}
          still={table.still}
        >
          {line.cards.length ? <Arrow direction={line.standing.direction} /> : <NoLine over={view.over} />}
        </Line>
      </div>
      <button
        type="button"
        class="lineit-look"
        aria-haspopup="dialog"
        aria-label={say("lineit-web-look", { name: names[seat]! })}
        title={say("lineit-web-look", { name: names[seat]! })}
        onClick={onLook}
      />
    </div>
  );
}

/** Line and hand of another seat, large. */
export function Enlarged({ table, seat, onClose }: Props & { onClose(): void }): JSX.Element {
  const { view, names } = table;
  const line = view.lines[seat]!;
  return (
    <Veil label={names[seat]!} onClose={onClose}>
      <div class="veil-panel lineit-large">
        <h2>
          <span class="lineit-large-name">
            <Name name={names[seat]!} />
          </span>
          <Score view={view} seat={seat} />
        </h2>
        <p class="unseen">{lineSentences(view, names, seat)}</p>
        <div class="lineit-track" aria-hidden="true">
          <Names.Provider value={(_, { card }) => `large ${card}`}>
            <Line {...{ line, seat }} label="" discard={view.discard} still>
              {!line.cards.length && <NoLine over={view.over} />}
            </Line>
          </Names.Provider>
        </div>
        <div class="lineit-large-below" aria-hidden="true">
          <span class="lineit-held">
            {view.hands[seat]!.map((card, at) => (
              <span key={at} class="lineit-place">
                <Ticket card={card} />
              </span>
            ))}
          </span>
          <Standing standing={line.standing} />
        </div>
      </div>
    </Veil>
  );
}
