import { expect, test } from 'vitest';
import { isMistyped } from './edit-distance.ts';

test.each([
  ['avnza', 'avanza'],
  ['avanzaa', 'avanza'],
  ['avansa', 'avanza'],
  ['xenai', 'xenia'],
  ['expander', 'xpander'],
  ['bria', 'brio'],
  ['misubisi', 'mitsubishi'],
])('isMistyped returns true for %j typed instead of %j', (word, intendedWord) => {
  expect(isMistyped(word, intendedWord)).toBe(true);
});

test.each([
  ['a short word with another first letter', 'fino', 'hino'],
  ['a word of three letters', 'bmv', 'bmw'],
  ['a word with a digit', 'r155', 'r15'],
  ['a short word with two errors', 'brxx', 'brio'],
  ['a long word with three errors', 'misubsi', 'mitsubishi'],
])('isMistyped returns false for %s: %j and %j', (_, word, intendedWord) => {
  expect(isMistyped(word, intendedWord)).toBe(false);
});
