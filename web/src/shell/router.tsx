import { computed, signal } from "@preact/signals";
import type { JSX } from "preact";

/** A part of an address as it was meant; null when it was mistyped. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const here = (): string => location.pathname + location.search + location.hash;
const address = signal(here());

/** The path of the page that is open, without search and hash. */
export const path = computed(() => new URL(address.value, "http://x").pathname);
/** What stands behind the `#`, without it. */
export const hash = computed(() => decoded(new URL(address.value, "http://x").hash.slice(1)) ?? "");
/** What stands behind the `?`. */
export const search = computed(() => new URL(address.value, "http://x").searchParams);

addEventListener("popstate", () => (address.value = here()));

/** Opens another page of ours. With `replace`, "back" skips the page that is left. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const left = path.peek();
  history[replace ? "replaceState" : "pushState"](null, "", to);
  address.value = here();
  if (path.peek() !== left && !hash.peek()) scrollTo(0, 0);
}

/** Whether a click on a link means: here, now. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

type LinkProps = JSX.IntrinsicElements["a"] & { href: string };

/** A link to a page of ours. */
export function Link({ href, onClick, ...rest }: LinkProps): JSX.Element {
  const follow = (event: JSX.TargetedMouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}

/** The parts of a path that fit a pattern like `/t/:id`, or null. */
export function match(pattern: string, where: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = where.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = decoded(given[i]!);
    if (value === null || (part !== value && !part.startsWith(":"))) return null;
    if (part.startsWith(":")) found[part.slice(1)] = value;
  }
  return found;
}
