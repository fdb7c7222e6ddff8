import { expect, test } from 'vitest';
import { createFileSaves } from './file-saves.ts';

/** Returns the saves of a fake window. `asksBeforeLeaving` returns whether the browser would ask. */
function setUp() {
  const page = new EventTarget();
  let listenerCount = 0;
  const fileSaves = createFileSaves({
    addEventListener(...listener) {
      listenerCount += 1;
      page.addEventListener(...listener);
    },
    removeEventListener(...listener) {
      listenerCount -= 1;
      page.removeEventListener(...listener);
    },
  });
  const asksBeforeLeaving = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { fileSaves, asksBeforeLeaving, listenerCount: () => listenerCount };
}

test('the browser asks before leaving until the last running file save has ended', async () => {
  const { fileSaves, asksBeforeLeaving } = setUp();
  let resolveFirst = () => {};
  let rejectSecond = (_error: Error) => {};
  const first = new Promise<void>((resolve) => {
    resolveFirst = resolve;
  });
  const second = new Promise<void>((_resolve, reject) => {
    rejectSecond = reject;
  });
  expect(asksBeforeLeaving()).toBe(false);
  fileSaves.add(first);
  fileSaves.add(second);
  expect(asksBeforeLeaving()).toBe(true);
  resolveFirst();
  await first;
  expect(asksBeforeLeaving()).toBe(true);
  rejectSecond(new Error('The storage is full'));
  await fileSaves.finished();
  expect(asksBeforeLeaving()).toBe(false);
});

test('a page without a running file save has no listener that disables the back/forward cache', async () => {
  const { fileSaves, listenerCount } = setUp();
  expect(listenerCount()).toBe(0);
  fileSaves.add(Promise.resolve());
  await fileSaves.finished();
  expect(listenerCount()).toBe(0);
});
