import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_MS, startIdleTimer } from './idle-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the desk signs out 30 minutes after the last input, not before', () => {
  const target = new EventTarget();
  const onIdle = vi.fn();
  const timer = startIdleTimer(target, () => Date.now(), onIdle);
  vi.advanceTimersByTime(29 * 60_000);
  target.dispatchEvent(new Event('keydown'));
  expect(timer.idleMs()).toBe(0);
  vi.advanceTimersByTime(IDLE_MS - 1_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(15_000);
  expect(onIdle).toHaveBeenCalledOnce();
  timer.stop();
  vi.advanceTimersByTime(IDLE_MS);
  expect(onIdle).toHaveBeenCalledOnce();
});
