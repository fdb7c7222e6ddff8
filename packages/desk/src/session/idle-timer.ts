/** After this time without input the desk signs out: the server ends the session at the same time. */
export const IDLE_MS = 30 * 60_000;

const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export type IdleTimer = {
  /** Returns the milliseconds since the last input. */
  idleMs: () => number;
  stop: () => void;
};

/**
 * Calls `onIdle` after `IDLE_MS` without input. Compares times instead of counting, because timers of a sleeping
 * computer stop.
 */
export function startIdleTimer(target: EventTarget, now: () => number, onIdle: () => void): IdleTimer {
  let lastInput = now();
  const notice = () => {
    lastInput = now();
  };
  for (const event of INPUT_EVENTS) target.addEventListener(event, notice, { capture: true, passive: true });
  const interval = setInterval(() => {
    if (now() - lastInput >= IDLE_MS) onIdle();
  }, 15_000);
  return {
    idleMs: () => now() - lastInput,
    stop() {
      clearInterval(interval);
      for (const event of INPUT_EVENTS) target.removeEventListener(event, notice, { capture: true });
    },
  };
}
