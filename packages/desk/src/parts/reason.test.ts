import { expect, test } from 'vitest';
import { reasonProblem } from './reason.ts';
import { withTemplate } from './TemplateTexts.tsx';

test.each([
  ['', true],
  [' ab ', true],
  ['abc', false],
  ['x'.repeat(1000), false],
  [` ${'x'.repeat(1000)} `, false],
  ['x'.repeat(1001), true],
])('the reason %j is refused: %s', (text, isRefused) => {
  expect(reasonProblem(text) !== undefined).toBe(isRefused);
});

test('a template is added once, after what was typed', () => {
  expect(withTemplate('', 'Foto buram.')).toBe('Foto buram.');
  expect(withTemplate('Halo. ', 'Foto buram.')).toBe('Halo. Foto buram.');
  expect(withTemplate('Halo. Foto buram.', 'Foto buram.')).toBe('Halo. Foto buram.');
});
