// The password of a table stays in this tab only.

const key = (table: string): string => `kobako.password.${table}`;

export function passwordOf(table: string): string | undefined {
  try {
    return sessionStorage.getItem(key(table)) ?? undefined;
  } catch {
    return undefined; // storage may be forbidden: then it is asked for again
  }
}

export function keepPassword(table: string, password: string): void {
  try {
    sessionStorage.setItem(key(table), password);
  } catch {
    // As above.
  }
}
