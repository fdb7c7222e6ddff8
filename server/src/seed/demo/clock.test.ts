import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createMovableClock } from './clock.ts';

const REAL_TIME = new Date('2026-11-21T03:00:00.000Z');
const PAST = new Date('2025-10-17T03:00:00.000Z');
const createClock = () => createMovableClock(() => REAL_TIME);

describe('a movable clock', () => {
  it('shows the earlier instant to the work and to everything that the work waits for', async () => {
    const clock = createClock();
    await clock.runAtInstant(PAST, async () => {
      expect(clock.now()).toEqual(PAST);
      await setTimeout(1);
      expect(clock.now()).toEqual(PAST);
      expect(clock.isMoved()).toBe(true);
    });
    expect(clock.now()).toEqual(REAL_TIME);
    expect(clock.isMoved()).toBe(false);
  });

  it('shows the real time to other calls while the work runs', async () => {
    const clock = createClock();
    const work = clock.runAtInstant(PAST, () => setTimeout(20));
    expect(clock.now()).toEqual(REAL_TIME);
    await setTimeout(1);
    expect(clock.now()).toEqual(REAL_TIME);
    await work;
  });

  it('shows the real time to what the work leaves running', async () => {
    const clock = createClock();
    const leftover = await clock.runAtInstant(PAST, async () => ({ time: setTimeout(20).then(clock.now) }));
    expect(await leftover.time).toEqual(REAL_TIME);
  });

  it('shows the real time after work that failed', async () => {
    const clock = createClock();
    await expect(clock.runAtInstant(PAST, () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    );
    expect(clock.now()).toEqual(REAL_TIME);
  });
});
