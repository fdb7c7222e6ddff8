export type AdmissionLimits = {
  /** Requests that one process works on at the same time. */
  running: number;
  /** Requests that start in one turn of the event loop. */
  perTurn: number;
  /** While new connections arrive, one request starts in this number of turns. */
  yieldedTurns: number;
  /** Milliseconds that a request may wait for its start. */
  waitMs: number;
  /** Requests that may wait. */
  waiting: number;
};

/** Ends an admitted request; a second call has no effect. */
export type Release = () => void;
/** Receives the end of the request; null for a request that is not admitted. */
type Decide = (release: Release | null) => void;
type WaitingRequest = { decide: Decide; deadline: number };

export type Admission = {
  /** Calls `decide` when the request may start, or with null when it has waited for too long or too many wait. */
  enter(decide: Decide): void;
  /**
   * Delays the next starts for some turns of the event loop. Called for each new connection: Node accepts one connection per turn,
   * so that turns full of work would keep the clients of further connections waiting outside of the queue.
   */
  yieldTurn(): void;
  counts(): { running: number; waiting: number };
  /** Rejects the requests that wait. */
  close(): void;
};

/**
 * Returns a queue of requests, first in, first out. A request that cannot start in time is rejected, because its client would
 * otherwise wait until it gives up, and the server would then work for no one. The time until the start adapts to the
 * machine: a fast process serves the same number of clients that a slow process must reject.
 */
export function createAdmission(
  limits: AdmissionLimits,
  now: () => number = () => performance.now(),
): Admission {
  const queue: WaitingRequest[] = [];
  let running = 0;
  let startedInTurn = 0;
  /** Turns that remain without starts, and turns that had none. */
  let turnsToYield = 0;
  let yieldedTurns = 0;
  let turn: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout | undefined;

  const hasRoom = () => running < limits.running && startedInTurn < limits.perTurn;
  const awaitTurn = () => {
    turn ??= setImmediate(startTurn);
  };

  function start(decide: Decide): void {
    running += 1;
    startedInTurn += 1;
    awaitTurn();
    let isReleased = false;
    decide(() => {
      if (isReleased) return;
      isReleased = true;
      running -= 1;
      if (queue.length > 0) awaitTurn();
    });
  }

  /**
   * Rejects the requests that have waited for too long; all of them are at the head of the queue. A few of them stay while there
   * is room: they start in the next turns, and have waited only because the process was stopped or busy.
   */
  function rejectLate(): void {
    const time = now();
    const canStartSoon = () => running < limits.running && queue.length <= limits.perTurn;
    while (queue[0] && queue[0].deadline <= time && !canStartSoon()) queue.shift()?.decide(null);
  }

  function startTurn(): void {
    turn = undefined;
    const isYielding = turnsToYield > 0;
    if (isYielding) turnsToYield -= 1;
    if (isYielding && yieldedTurns < limits.yieldedTurns) {
      yieldedTurns += 1;
      awaitTurn();
      return;
    }
    yieldedTurns = 0;
    startedInTurn = isYielding ? limits.perTurn - 1 : 0;
    while (queue.length > 0 && hasRoom()) {
      const next = queue.shift();
      if (next) start(next.decide);
    }
    rejectLate();
    clearTimeout(timer);
    const [head] = queue;
    timer = head && setTimeout(startTurn, Math.max(1, head.deadline - now()));
  }

  return {
    enter(decide) {
      if (queue.length === 0 && turnsToYield === 0 && hasRoom()) start(decide);
      else if (queue.length >= limits.waiting) decide(null);
      else {
        queue.push({ decide, deadline: now() + limits.waitMs });
        awaitTurn();
      }
    },
    yieldTurn() {
      // The request of the new connection arrives in the next turn, possibly before the next connection is accepted.
      turnsToYield = 2;
      awaitTurn();
    },
    counts: () => ({ running, waiting: queue.length }),
    close() {
      if (turn) clearImmediate(turn);
      clearTimeout(timer);
      for (const { decide } of queue.splice(0)) decide(null);
    },
  };
}
