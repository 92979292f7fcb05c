import { signal, type ReadonlySignal } from "@preact/signals";

/** Remembers something in this browser. Where storage is forbidden or full, the game goes on without: false. */
export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`kobako.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false; // private windows, full disks
  }
}

/** What was remembered under a key, or null. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`kobako.${key}`) ?? "null");
  } catch {
    return null;
  }
}

/** Something of several parts that all windows of this browser remember together, and a way to change some of them. */
export function remembered<T extends object>(
  key: string,
  read: (stored: unknown) => T,
): [now: ReadonlySignal<T>, change: (some: Partial<T>) => void] {
  const now = signal(read(recall(key)));
  let kept = true; // what was changed here is in the storage
  addEventListener("storage", (event) => {
    if (event.key === `kobako.${key}`) now.value = read(recall(key));
  });
  const change = (some: Partial<T>): void => {
    const before = kept ? read(recall(key)) : now.peek(); // another window may have changed it while this one slept
    now.value = { ...before, ...some };
    kept = remember(key, now.value);
  };
  return [now, change];
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`kobako.${key}`);
  } catch {
    // As above.
  }
}
