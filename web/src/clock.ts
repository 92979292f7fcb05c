/**
 * Where time comes from. Tests put their own into `globalThis.kobakoClock`; nothing else may call a timer.
 * What is left out there stays real: a test that makes every motion instant need not drive the pings of the socket.
 */
export interface Clock {
  /** Milliseconds since 1970, as this machine believes. */
  now(): number;
  /** Resolves after so many milliseconds. For all that moves or waits before the player's eyes. */
  wait(ms: number): Promise<void>;
  /** Resolves before the next picture is drawn. */
  frame(): Promise<void>;
  /** Runs something later, for the network; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

declare global {
  var kobakoClock: Partial<Clock> | undefined;
}

const real: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  frame: () => new Promise((done) => requestAnimationFrame(() => done())),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** A method of the clock that counts now. */
function current<K extends keyof Clock>(name: K): Clock[K] {
  const given = globalThis.kobakoClock;
  return (given?.[name]?.bind(given) ?? real[name]) as Clock[K];
}

export const clock: Clock = {
  now: () => current("now")(),
  wait: (ms) => current("wait")(ms),
  frame: () => current("frame")(),
  after: (ms, run) => current("after")(ms, run),
};

/** Resolves when what was changed just now is in the page, before the next key or touch is heard. A frame may be late:
 * what was typed until then would go to where the focus was before. */
export const drawn = (): Promise<void> => Promise.resolve();

/** As `wait`, but with a function to run, and one as the answer that calls it off. */
export function after(ms: number, run: () => void): () => void {
  let wanted = true;
  void clock.wait(ms).then(() => wanted && run());
  return () => {
    wanted = false;
  };
}
