import { expect, test } from 'vitest';
import { isPdfLink } from './document.ts';
import { INITIAL_VIEW, turned, zoomed } from './view-state.ts';

test.each([
  [100, 1, 150],
  [100, -1, 75],
  [50, -1, 50],
  [400, 1, 400],
] as const)('from %i %% the step %i leads to %i %%', (zoom, step, expected) => {
  expect(zoomed({ zoom, turns: 1 }, step)).toEqual({ zoom: expected, turns: 1 });
});

test('four quarter turns show the document upright again', () => {
  const views = [1, 2, 3, 4].reduce((all) => [...all, turned(all.at(-1) ?? INITIAL_VIEW)], [INITIAL_VIEW]);
  expect(views.map(({ turns }) => turns)).toEqual([0, 1, 2, 3, 0]);
});

test.each([
  ['/files/a.pdf?signature=x', undefined, true],
  ['/files/a.PDF', undefined, true],
  ['/files/a.jpg?name=b.pdfx', undefined, null],
  ['/files/a', 'application/pdf', true],
  ['/files/a.pdf', 'image/jpeg', false],
])('the link %s with the type %s leads to a PDF: %s', (url, mimeType, expected) => {
  expect(isPdfLink(url, mimeType)).toBe(expected);
});
