import { describe, expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import { documentTitle, pathOf, shorten } from './page.ts';

describe('the description of a page', () => {
  test.each([
    ['of 155 characters stands', 155, 155],
    ['of 156 characters is cut', 156, 154],
  ])('%s', (_what, length, shown) => {
    const words = `${'kata '.repeat(40)}`.slice(0, length - 1).concat('x');
    expect(shorten(words).length).toBeLessThanOrEqual(shown);
    expect(shorten(words).endsWith('…')).toBe(length > 155);
  });

  test('is cut between words, and loses a comma at its end', () => {
    expect(shorten('Premi, manfaat, dan pengecualian', 20)).toBe('Premi, manfaat…');
  });
});

describe('the title of a document', () => {
  const room = 60 - ` · ${site.name}`.length;
  test.each([
    ['of the home page has the tagline', site.name, `${site.name}: ${site.tagline}`],
    ['has the brand while there is room', 'a'.repeat(room), `${'a'.repeat(room)} · ${site.name}`],
    ['stands alone when there is none', 'a'.repeat(room + 1), 'a'.repeat(room + 1)],
  ])('%s', (_what, title, full) => {
    expect(documentTitle(title)).toBe(full);
  });
});

test.each([
  ['/', '/'],
  ['/faq/', '/faq'],
  ['/faq', '/faq'],
])('the page %s has the canonical path %s', (path, address) => {
  expect(pathOf(path)).toBe(address);
});
