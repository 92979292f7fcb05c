import type { JSX } from "preact";
import "./name.css";

/** A name that may be cut short, but not its number: bots differ in nothing else. */
export function Name({ name }: { name: string }): JSX.Element {
  const [, stem = name, number] = /^(.+?)(\s*\d{1,2})$/su.exec(name) ?? [];
  return (
    <>
      <span class="name-stem">{stem}</span>
      {number && <span class="name-number">{number}</span>}
    </>
  );
}
