import { expect, test } from 'vitest';
import { pageSections } from './page-sections.ts';

test('a page is split into its introduction and one section per heading of level 2', () => {
  expect(
    pageSections('\n<p>Awal</p>\n<h2>Satu</h2>\n<p>A</p><h3>B</h3>\n<h2 id="dua">Dua</h2><ul></ul>'),
  ).toEqual({
    intro: '<p>Awal</p>',
    sections: [
      { title: 'Satu', content: '<p>A</p><h3>B</h3>' },
      { title: 'Dua', content: '<ul></ul>' },
    ],
  });
});

test('a page without headings is an introduction only', () => {
  expect(pageSections('<p>Awal</p>')).toEqual({ intro: '<p>Awal</p>', sections: [] });
});
