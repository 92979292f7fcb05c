import type { JSX } from "preact";

/** Drawn on a grid of 24, with a line of 1.8; each is one path. */
const PATHS = {
  again: "M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5",
  alert: "M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.2",
  back: "M19 12H5M11 6l-6 6 6 6",
  backward: "m11.500 6-6 6 6 6M18.500 6l-6 6 6 6",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4",
  book: "M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zM12 6.5v13",
  bot: "M6 9.5h12v9H6zM12 9.5V6M12 5.8v-.1M9.5 13.2v1M14.5 13.2v1M3.5 12.5v3M20.5 12.5v3",
  chart: "M4 20h16M7 20v-6M12 20V6M17 20v-9",
  chat: "M4 5h16v11h-9l-4.5 4v-4H4z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2",
  close: "m6 6 12 12M18 6 6 18",
  copy: "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4",
  down: "m6 9.5 6 6 6-6",
  download: "M12 4v11M7 10.5l5 5 5-5M4.5 20h15",
  edit: "m4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5",
  eye: "M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6",
  first: "M18.5 5.5 9 12l9.5 6.5zM5.5 5.5v13",
  flag: "M6 21V4M6 5h12l-2.5 4 2.5 4H6",
  forward: "M5 12h14M13 6l6 6-6 6",
  globe: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17",
  hint: "M9.5 17.5h5M10.5 20.5h3M9 14.8a5.8 5.8 0 1 1 6 0v2.7H9z",
  key: "M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12.5l8-8M15.5 8l3 3",
  keyboard: "M3 7h18v10.5H3zM6.5 10.5v.1M10 10.5v.1M13.5 10.5v.1M17.5 10.5v.1M8 14.2h8",
  last: "M5.5 5.5 15 12l-9.5 6.5zM18.5 5.5v13",
  left: "m14.5 6-6 6 6 6",
  link: "M9.5 14.5l5-5M11 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M13 17l-2 2a4.2 4.2 0 0 1-6-6l2-2",
  lock: "M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  log: "M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  minus: "M5 12h14",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5",
  more: "M5.5 12v.1M12 12v.1M18.5 12v.1",
  mute: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5",
  offline: "M3 9c5-4.5 13-4.5 18 0M6.5 13c3-2.7 8-2.7 11 0M12 18v.1M4 4l16 16",
  onward: "m5.500 6 6 6-6 6M12.500 6l6 6-6 6",
  pause: "M8 5v14M16 5v14",
  people:
    "M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5M3 19.5c0-4 2.5-5.7 6-5.7s6 1.7 6 5.7M15.5 5.3a3.2 3.2 0 0 1 0 6M17 14c2.5.6 4 2.3 4 5.5",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5",
  play: "M7 5v14l12-7z",
  plus: "M5 12h14M12 5v14",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2M7 7v.1M17 7v.1M7 17v.1",
  right: "m9.5 6 6 6-6 6",
  send: "M4 4.5 20.5 12 4 19.5 6.5 12zM6.5 12h7",
  settings:
    "M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1",
  share: "M12 15V4M7.5 8 12 3.5 16.5 8M8 11.5H5v9h14v-9h-3",
  sheet: "M5 4h14v16H5zM5 9h14M5 14.5h14M11 9v11",
  shield: "M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10",
  sound: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  star: "m12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.8-5 2.8 1-5.7-4-4 5.5-.8z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7",
  undo: "M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-5",
  up: "m6 14.5 6-6 6 6",
} as const;

export type IconName = keyof typeof PATHS;
export const ICONS = Object.keys(PATHS) as IconName[];

/** A small sign beside a word. It says nothing by itself: whoever shows it alone labels the button. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
