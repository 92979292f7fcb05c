import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import "./fields.css";
import { Icon, type IconName } from "./icon";

interface ChoiceProps<T extends string | number> {
  legend: string;
  /** The legend is read out only: something else on the page shows it. */
  quiet?: boolean;
  /** All options are as wide as each other. */
  even?: boolean;
  value: T;
  options: readonly { value: T; text: string; icon?: IconName; note?: string; lang?: string }[];
  onChange: (value: T) => void;
}

/** One of a few: a row of radio buttons that look like tiles. */
export function Choice<T extends string | number>(props: ChoiceProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class={props.even ? "choice even" : "choice"}>
      <legend class={props.quiet ? "unseen" : ""}>{props.legend}</legend>
      <div class="tiles">
        {props.options.map(({ value, text, icon, note, lang }) => (
          <label key={value} class="tile">
            <input
              type="radio"
              name={name}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span class="tile-face">
              {icon && <Icon name={icon} size={20} />}
              <span lang={lang}>
                {text}
                {note && <small>{note}</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  text: string;
  note?: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** On or off. */
export function Switch({ text, note, on, disabled, onChange }: SwitchProps): JSX.Element {
  const hint = useId();
  const flip = (event: JSX.TargetedEvent<HTMLInputElement>): void => {
    const wish = event.currentTarget.checked;
    event.currentTarget.checked = on; // it shows what is, and follows when the wish has come true
    onChange(wish);
  };
  return (
    <div class="switch">
      <label>
        <span>{text}</span>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          disabled={disabled}
          aria-describedby={note ? hint : undefined}
          onChange={flip}
        />
        <i aria-hidden="true" />
      </label>
      {note && <small id={hint}>{note}</small>}
    </div>
  );
}

interface FieldProps {
  label: string;
  note?: string;
  children: (id: string, describedBy: string | undefined) => ComponentChildren;
}

/** A label over whatever is typed or chosen; `children` gets the id for it. */
export function Field({ label, note, children }: FieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="labelled">
      <label for={id}>{label}</label>
      {children(id, note ? `${id}-note` : undefined)}
      {note && <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}
