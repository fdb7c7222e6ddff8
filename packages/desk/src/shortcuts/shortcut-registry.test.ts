import { expect, test } from 'vitest';
import { createShortcuts } from './shortcut-registry.ts';

function setUp() {
  let time = 0;
  const runs: string[] = [];
  const registry = createShortcuts(() => time);
  const shortcut = (keys: string, name = keys, aliases: string[] = []) => ({
    keys,
    aliases,
    label: name,
    run: () => void runs.push(name),
  });
  registry.add(() => ({
    title: 'Umum',
    shortcuts: [shortcut('g o'), shortcut('?'), shortcut('o', 'global o'), shortcut('j', 'j', ['ArrowDown'])],
  }));
  const wait = (ms: number) => {
    time += ms;
  };
  return { registry, runs, shortcut, wait };
}

test('two keys in sequence run one shortcut, and the second key alone another', () => {
  const { registry, runs } = setUp();
  for (const key of ['g', 'o', 'o']) registry.press(key);
  expect(runs).toEqual(['g o', 'global o']);
});

test('the second key of a sequence counts until 1.5 seconds have passed', () => {
  const { registry, runs, wait } = setUp();
  registry.press('g');
  wait(1_500);
  registry.press('o');
  registry.press('g');
  wait(1_501);
  registry.press('o');
  expect(runs).toEqual(['g o', 'global o']);
});

test('the keys of the screen that was opened last have priority until it closes', () => {
  const { registry, runs, shortcut } = setUp();
  const remove = registry.add(() => ({ title: 'Berkas', shortcuts: [shortcut('o', 'putar')] }));
  registry.press('o');
  remove();
  registry.press('o');
  expect(runs).toEqual(['putar', 'global o']);
});

test('an alias runs its shortcut, and an unknown key runs nothing', () => {
  const { registry, runs } = setUp();
  expect([registry.press('ArrowDown'), registry.press('x'), registry.press('g')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(runs).toEqual(['j']);
});

test('the list of shortcuts starts with the screen that was opened last', () => {
  const { registry, shortcut } = setUp();
  registry.add(() => ({ title: 'Berkas', shortcuts: [shortcut('+', 'perbesar')] }));
  expect(registry.groups().map(({ title }) => title)).toEqual(['Berkas', 'Umum']);
});
