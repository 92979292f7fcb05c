/** Remembers something in this browser. Where storage is forbidden or full, the game goes on without. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`kobako.${key}`, JSON.stringify(value));
  } catch {
    // Private windows, full disks.
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

export function forget(key: string): void {
  try {
    localStorage.removeItem(`kobako.${key}`);
  } catch {
    // As above.
  }
}
