import type { Portrait } from '@naungan/domain/brand';
import { expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import { portraitContent } from './portrait.ts';

const portrait: Portrait = { skin: 'medium', hair: 'short', clothes: 'shirt', clothesColour: 'brandDark' };

test("a portrait uses variables of the site's stylesheet as colours of clothes and headscarf", () => {
  const content = portraitContent({ ...portrait, hair: 'hijab', headscarf: 'sun' });
  expect(content).toContain('fill="var(--nu-sun)"');
  expect(content).toContain('fill="var(--nu-brand-dark)"');
});

test.each(['short', 'parted', 'curly', 'bob', 'long', 'bun', 'hijab'] as const)(
  'a portrait with the hair %s differs from all other styles and is smaller than 2 KB',
  (hair) => {
    const others = (['short', 'parted', 'curly', 'bob', 'long', 'bun', 'hijab'] as const).filter(
      (other) => other !== hair,
    );
    const content = portraitContent({ ...portrait, hair });
    expect(others.map((other) => portraitContent({ ...portrait, hair: other }))).not.toContain(content);
    expect(content.length).toBeLessThan(2048);
  },
);

test('a portrait with glasses has more content than the same portrait without glasses', () => {
  expect(portraitContent({ ...portrait, hasGlasses: true }).length).toBeGreaterThan(
    portraitContent(portrait).length,
  );
});

test('the consultants of the site have different portraits', () => {
  const portraits = site.consultants.map((consultant) => portraitContent(consultant.portrait));
  expect(new Set(portraits).size).toBe(site.consultants.length);
});
