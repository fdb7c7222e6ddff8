import { describe, expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import { documentTitle, pathOf, shorten } from './page.ts';

describe('the description of a page', () => {
  test.each([
    ['shorten returns a description of 155 characters unchanged', 155, false],
    ['shorten shortens a description of 156 characters', 156, true],
  ])('%s', (_rule, length, isShortened) => {
    const words = 'kata '.repeat(40);
    const description = `${words.slice(0, length - 1)}x`;
    const result = shorten(description);
    expect(result.length).toBeLessThanOrEqual(155);
    expect(result.endsWith('…')).toBe(isShortened);
    expect(result === description).toBe(!isShortened);
  });

  test('shorten cuts a description between words, and removes a comma at its end', () => {
    expect(shorten('Premi, manfaat, dan pengecualian', 20)).toBe('Premi, manfaat…');
  });
});

describe('the title of a document', () => {
  /** The title and the brand together have at most 60 characters. */
  const maxTitleLength = 60 - ` · ${site.name}`.length;
  test.each([
    ['documentTitle returns the tagline for the home page', site.name, `${site.name}: ${site.tagline}`],
    [
      'documentTitle appends the brand to a title that is short enough',
      'a'.repeat(maxTitleLength),
      `${'a'.repeat(maxTitleLength)} · ${site.name}`,
    ],
    [
      'documentTitle does not append the brand to a long title',
      'a'.repeat(maxTitleLength + 1),
      'a'.repeat(maxTitleLength + 1),
    ],
  ])('%s', (_rule, title, expected) => {
    expect(documentTitle(title)).toBe(expected);
  });
});

test.each([
  ['/', '/'],
  ['/faq/', '/faq'],
  ['/faq', '/faq'],
])('the page %s has the canonical path %s', (path, canonicalPath) => {
  expect(pathOf(path)).toBe(canonicalPath);
});
