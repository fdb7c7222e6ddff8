import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

function controlledTasks() {
  const finish: (() => void)[] = [];
  const started: number[] = [];
  const task = (id: number) => () =>
    new Promise<number>((resolve) => {
      started.push(id);
      finish[id] = () => resolve(id);
    });
  return { task, started, finish: (id: number) => finish[id]?.() };
}

const settleTasks = () => new Promise((resolve) => setImmediate(resolve));

test('createConcurrencyLimit runs at most as many tasks at a time as the limit, and starts the others in the given sequence', async () => {
  const run = createConcurrencyLimit(2);
  const { task, started, finish } = controlledTasks();
  const all = [0, 1, 2, 3, 4].map((id) => run(task(id)));
  await settleTasks();
  expect(started).toEqual([0, 1]);
  finish(1);
  await settleTasks();
  expect(started).toEqual([0, 1, 2]);
  finish(0);
  await settleTasks();
  expect(started).toEqual([0, 1, 2, 3]);
  for (const id of [2, 3]) finish(id);
  await settleTasks();
  finish(4);
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

test('a task that finishes while others wait frees one slot, not two', async () => {
  const run = createConcurrencyLimit(1);
  const { task, started, finish } = controlledTasks();
  const first = [run(task(0)), run(task(1))];
  await settleTasks();
  finish(0);
  await settleTasks();
  finish(1);
  await Promise.all(first);
  void run(task(2));
  void run(task(3));
  await settleTasks();
  expect(started).toEqual([0, 1, 2]);
});

test('a task that fails frees its slot', async () => {
  const run = createConcurrencyLimit(1);
  await expect(run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await run(async () => 'next')).toBe('next');
});
