// What lies over the table for a moment.

import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../words";
import "./veil.css";

/** The focus goes into what opens, and back to where it was. */
function useFocus(): { current: HTMLButtonElement | null } {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    button.current?.focus();
    return () => before?.focus?.();
  }, []);
  return button;
}

interface VeilProps {
  label: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A veil over the table; a touch anywhere takes it away, and so does Escape. */
export function Veil({ label, onClose, children }: VeilProps): JSX.Element {
  return (
    <div
      class="veil"
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => void (event.key === "Escape" && onClose())}
    >
      <button
        type="button"
        class="veil-close"
        aria-label={say("web-close")}
        onClick={onClose}
        ref={useFocus()}
      />
      {children}
    </div>
  );
}
