import type { ComponentChildren, JSX } from "preact";
import "./button.css";
import { Icon, type IconName } from "./icon";
import { Link } from "./router";

interface Common {
  /** `primary` once a page, `quiet` in rows of many, `danger` for what cannot be undone, else `plain`. */
  kind?: "primary" | "plain" | "quiet" | "danger";
  size?: "normal" | "large";
  icon?: IconName;
  /** The accessible name, and the tooltip, of a button that shows only its icon. */
  label?: string;
  wide?: boolean;
  class?: string;
  children?: ComponentChildren;
}

type Native = Omit<JSX.IntrinsicElements["button"], "size" | "label" | "icon" | "class">;
export type ButtonProps = Common & Native & { href?: string };

function classes({ kind = "plain", size = "normal", wide, children, class: more }: Common): string {
  const bare = children === undefined ? "bare" : "";
  return ["button", kind, size, wide ? "wide" : "", bare, more ?? ""].filter(Boolean).join(" ");
}

/** A button; with `href` a link that looks like one. */
export function Button(props: ButtonProps): JSX.Element {
  const { kind, size, icon, label, wide, class: more, children, href, ...rest } = props;
  const common = { class: classes(props), "aria-label": label, title: label };
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </>
  );
  if (href !== undefined)
    return (
      <Link href={href} {...common}>
        {inside}
      </Link>
    );
  return (
    <button type="button" {...common} {...rest}>
      {inside}
    </button>
  );
}
