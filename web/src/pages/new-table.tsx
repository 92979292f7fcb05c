import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Button, Choice, Field, Frame, Link, Switch, useLoading, Waiting } from "../shell";
import { friends, loadPeople } from "../social/people";
import { me } from "../state/me";
import { askPlace, place } from "../state/place";
import type { Clock, GameEntry } from "../wire/wire";
import { say } from "../words";
import { optionText } from "../words/options";
import { beginTable, opening } from "./begin";
import { LevelPick } from "./levels";
import "./new-table.css";
import { NotFoundPage } from "./not-found";
import {
  BANK_SECONDS,
  CLOCKS,
  DAYS,
  firstPlan,
  INCREMENTS,
  kindOf,
  isRated,
  MOVE_SECONDS,
  startsAtOnce,
  wishOf,
  withPlayers,
  withSeat,
  type Plan,
} from "./plan";
import { timeText } from "./table-row";
import { Trouble } from "./trouble";

interface PartProps {
  entry: GameEntry;
  plan: Signal<Plan>;
}

interface PickProps<T extends string | number> {
  label: string;
  value: T;
  values: readonly T[];
  text: (value: T) => string;
  onPick: (value: T) => void;
}

/** One of many, in a list that unfolds. */
function Pick<T extends string | number>({ label, value, values, text, onPick }: PickProps<T>): JSX.Element {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} onChange={(event) => onPick(values[event.currentTarget.selectedIndex]!)}>
          {values.map((one) => (
            <option key={one} selected={one === value}>
              {text(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Seat({ entry, plan, seat }: PartProps & { seat: number }): JSX.Element {
  const { kind, bot, friend } = plan.value.seats[seat]!;
  const set = (change: Parameters<typeof withSeat>[2]): void => {
    plan.value = withSeat(plan.value, seat, change);
  };
  return (
    <li class="plan-seat">
      <Choice
        legend={say("table-seat", { seat })}
        even
        value={kind}
        onChange={(value) => set({ kind: value })}
        options={[
          { value: "me", text: say("web-seat-me"), icon: "star" },
          { value: "person", text: say("web-seat-person"), icon: "person" },
          { value: "bot", text: say("web-seat-bot"), icon: "bot" },
        ]}
      />
      {kind === "person" && friends.value.length > 0 && (
        <Pick
          label={say("social-invited")}
          value={friend ?? ""}
          values={["", ...friends.value.map(({ person }) => person)]}
          text={(id) => friends.value.find(({ person }) => person === id)?.name ?? say("social-anybody")}
          onPick={(id) => set({ friend: id || undefined })}
        />
      )}
      {kind === "bot" && <LevelPick entry={entry} value={bot} onPick={(value) => set({ bot: value })} />}
    </li>
  );
}

function Seats({ entry, plan }: PartProps): JSX.Element {
  return (
    <section class="panel stack" aria-labelledby="seats">
      <h2 id="seats">{say("web-who-plays")}</h2>
      <Choice
        legend={say("web-players")}
        value={plan.value.seats.length}
        onChange={(players) => (plan.value = withPlayers(plan.value, players))}
        options={entry.seats.map((value) => ({ value, text: String(value) }))}
      />
      <ol class="plan-seats">
        {plan.value.seats.map((_, seat) => (
          <Seat key={seat} entry={entry} plan={plan} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

function Options({ entry, plan }: PartProps): JSX.Element | null {
  if (entry.options.length === 0) return null;
  const { game, options } = plan.value;
  return (
    <section class="panel stack" aria-labelledby="options">
      <h2 id="options">{say("web-options")}</h2>
      {entry.options.map(({ name, values }) => (
        <Choice
          key={name}
          legend={optionText(game, name)}
          value={options[name] ?? values[0]!}
          onChange={(value) => (plan.value = { ...plan.value, options: { ...options, [name]: value } })}
          options={values.map((value) => ({ value, text: optionText(game, name, value) }))}
        />
      ))}
    </section>
  );
}

function ClockPart({ plan }: PartProps): JSX.Element {
  const { clock } = plan.value;
  const kind = kindOf(clock);
  const set = (change: Partial<Clock>): void => {
    plan.value = { ...plan.value, clock: { ...clock, ...change } };
  };
  return (
    <section class="panel stack plan-clock" aria-labelledby="clock">
      <h2 id="clock">{say("web-clock")}</h2>
      <Choice
        legend={say("web-clock")}
        quiet
        even
        value={kind}
        onChange={(chosen) => set(CLOCKS[chosen])}
        options={[
          { value: "none", text: say("web-clock-none") },
          { value: "move", text: say("web-clock-move") },
          { value: "bank", text: say("web-clock-bank") },
          { value: "days", text: say("web-clock-days") },
        ]}
      />
      {clock.kind !== "none" && (
        <div class="plan-times">
          <Pick
            label={say(clock.kind === "move" ? "web-clock-each" : "web-clock-all")}
            value={clock.seconds}
            values={kind === "days" ? DAYS : kind === "move" ? MOVE_SECONDS : BANK_SECONDS}
            text={timeText}
            onPick={(seconds) => set({ seconds })}
          />
          {clock.kind === "bank" && (
            <Pick
              label={say("web-clock-plus")}
              value={clock.increment}
              values={INCREMENTS}
              text={timeText}
              onPick={(increment) => set({ increment })}
            />
          )}
        </div>
      )}
      {kind !== "none" && (
        <p class="soft">{say(kind === "days" ? "web-clock-days-note" : "web-clock-note")}</p>
      )}
    </section>
  );
}

function Visible({ plan }: PartProps): JSX.Element {
  const { visibility, password } = plan.value;
  return (
    <section class="panel stack plan-visible" aria-labelledby="visibility">
      <h2 id="visibility">{say("web-visibility")}</h2>
      <Choice
        legend={say("web-visibility")}
        quiet
        even
        value={visibility}
        onChange={(value) => (plan.value = { ...plan.value, visibility: value })}
        options={[
          { value: "link", text: say("web-link"), note: say("web-link-note"), icon: "link" },
          { value: "public", text: say("web-public"), note: say("web-public-note"), icon: "globe" },
          { value: "password", text: say("web-password"), note: say("web-password-note"), icon: "lock" },
        ]}
      />
      {visibility === "password" && (
        <Field label={say("web-password")}>
          {(id) => (
            <input
              id={id}
              type="text"
              required
              maxLength={100}
              autocomplete="off"
              value={password}
              onInput={(event) => (plan.value = { ...plan.value, password: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
      <Switch
        text={say("web-rated")}
        note={say("web-rated-note")}
        on={isRated(plan.value)}
        onChange={(rated) => (plan.value = { ...plan.value, rated })}
      />
    </section>
  );
}

function Form({ entry }: { entry: GameEntry }): JSX.Element {
  const plan = useSignal(firstPlan(entry));
  const person = me.value?.person;
  useEffect(() => void loadPeople().catch(() => null), [person]);
  const submit = (event: Event): void => {
    event.preventDefault();
    void beginTable(wishOf(plan.value));
  };
  return (
    <form class="plan" onSubmit={submit}>
      <Seats entry={entry} plan={plan} />
      <Options entry={entry} plan={plan} />
      <ClockPart entry={entry} plan={plan} />
      <Visible entry={entry} plan={plan} />
      <div class="plan-go">
        <Trouble />
        <Button type="submit" kind="primary" size="large" disabled={opening.value}>
          {say(startsAtOnce(plan.value) ? "web-start-now" : "web-open-table")}
        </Button>
      </div>
    </form>
  );
}

/** Setting up a table: who plays, by which clock, and who may find it. */
export function NewTablePage({ game }: { game: string }): JSX.Element {
  const waiting = useLoading(askPlace);
  const entry = place.value?.games.find(({ name }) => name === game);
  if (place.value && !entry) return <NotFoundPage />;
  return (
    <Frame title={say("web-new-table")} narrow>
      <div class="stack">
        <h1>{say("web-new-table-of", { game: say(`${game}-name`) })}</h1>
        <Link href={`/learn/${game}`} class="tall">
          {say("web-learn")}
        </Link>
        {entry ? <Form entry={entry} /> : <Waiting {...waiting} />}
      </div>
    </Frame>
  );
}
