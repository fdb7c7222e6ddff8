import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type AdmissionLimits, createAdmission, type Release } from './admission.ts';

const LIMITS: AdmissionLimits = { running: 2, perTurn: 10, yieldedTurns: 3, waitMs: 1_000, waiting: 3 };

/** Sends `count` requests to a queue whose clock the test moves. Returns the outcomes in the order of the decisions. */
function startQueue(limits: Partial<AdmissionLimits> = {}) {
  let time = 0;
  const admission = createAdmission({ ...LIMITS, ...limits }, () => time);
  const outcomes: string[] = [];
  const releases = new Map<string, Release>();
  const enter = (...names: string[]) => {
    for (const name of names)
      admission.enter((release) => {
        outcomes.push(release ? name : `${name} rejected`);
        if (release) releases.set(name, release);
      });
  };
  const advance = (milliseconds: number) => {
    time += milliseconds;
  };
  return { admission, outcomes, enter, advance, release: (name: string) => releases.get(name)?.() };
}

it('starts requests at once while fewer than the limit are running, then in their order, one for each that ends', async () => {
  const { admission, outcomes, enter, release } = startQueue();
  enter('a', 'b', 'c', 'd');
  expect(outcomes).toEqual(['a', 'b']);
  expect(admission.counts()).toEqual({ running: 2, waiting: 2 });
  release('b');
  release('b');
  await nextTurn();
  expect(outcomes).toEqual(['a', 'b', 'c']);
  release('a');
  await nextTurn();
  expect(outcomes).toEqual(['a', 'b', 'c', 'd']);
  expect(admission.counts()).toEqual({ running: 2, waiting: 0 });
  admission.close();
});

it('starts at most the limit per turn of the event loop, so that other work is done in between', async () => {
  const { admission, outcomes, enter } = startQueue({ running: 10, perTurn: 2 });
  enter('a', 'b', 'c', 'd', 'e');
  expect(outcomes).toEqual(['a', 'b']);
  await nextTurn();
  expect(outcomes).toEqual(['a', 'b', 'c', 'd']);
  await nextTurn();
  expect(outcomes).toHaveLength(5);
  admission.close();
});

it('rejects a request that has waited for the limit while others run, and not one that has waited a millisecond less', async () => {
  const { admission, outcomes, enter, advance, release } = startQueue();
  enter('a', 'b', 'late');
  advance(1);
  enter('in time');
  advance(999);
  await nextTurn();
  expect(outcomes).toEqual(['a', 'b', 'late rejected']);
  release('a');
  await nextTurn();
  expect(outcomes).toEqual(['a', 'b', 'late rejected', 'in time']);
  admission.close();
});

it('starts the few requests that are late because the process was stopped, as soon as there is room', async () => {
  const { admission, outcomes, enter, advance } = startQueue({ running: 10, perTurn: 2 });
  admission.yieldTurn();
  enter('a', 'b', 'c');
  advance(60_000);
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();
  expect(outcomes).toEqual(['a', 'b', 'c']);
  admission.close();
});

it('rejects late requests that would need several turns to start, although there is room', async () => {
  const { admission, outcomes, enter, advance } = startQueue({ running: 10, perTurn: 2, waiting: 10 });
  enter('a', 'b', 'c', 'd', 'e', 'f', 'g');
  advance(1_000);
  await nextTurn();
  expect(outcomes).toEqual(['a', 'b', 'c', 'd', 'e rejected']);
  await nextTurn();
  expect(outcomes.slice(5)).toEqual(['f', 'g']);
  admission.close();
});

it('rejects waiting requests in time also when no running request ends', async () => {
  const outcomes: boolean[] = [];
  const admission = createAdmission({ ...LIMITS, running: 1, waitMs: 20 });
  for (let count = 0; count < 3; count += 1) admission.enter((release) => outcomes.push(release !== null));
  await pause(100);
  expect(outcomes).toEqual([true, false, false]);
  admission.close();
});

it('rejects a request at once when as many wait as the limit allows', () => {
  const { admission, outcomes, enter } = startQueue();
  enter('a', 'b', 'c', 'd', 'e', 'one too many');
  expect(outcomes).toEqual(['a', 'b', 'one too many rejected']);
  admission.close();
  expect(outcomes.slice(3)).toEqual(['c rejected', 'd rejected', 'e rejected']);
});

it('starts no request for two turns after a new connection, so that further connections are accepted first', async () => {
  const { admission, outcomes, enter } = startQueue();
  admission.yieldTurn();
  enter('a');
  await nextTurn();
  await nextTurn();
  expect(outcomes).toEqual([]);
  await nextTurn();
  expect(outcomes).toEqual(['a']);
  admission.close();
});

it('starts one request after each three turns while new connections arrive in every turn', async () => {
  const { admission, outcomes, enter } = startQueue();
  const startedIn: number[] = [];
  for (let turn = 1; turn <= 8; turn += 1) {
    admission.yieldTurn();
    if (turn === 1) enter('a', 'b', 'c');
    const before = outcomes.length;
    await nextTurn();
    if (outcomes.length > before) startedIn.push(turn);
  }
  expect(startedIn).toEqual([4, 8]);
  expect(outcomes).toEqual(['a', 'b']);
  admission.close();
});
