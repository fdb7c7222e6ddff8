import type { PolicyCarousel } from '@naungan/api/content';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { carouselSlug } from './carousel-slug.ts';
import { withoutContent } from './fixture.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const getCarousel = (product: string) => harness.api('GET', `/policy-carousel?product=${product}`);
const notesOf = async (product: string) =>
  ((await getCarousel(product)).body.response as PolicyCarousel).carousel.content;

describe('the carousel call', () => {
  it.each(PRODUCT_TYPES)(
    'the carousel call returns at least three notes for the line %s to any visitor',
    async (product) => {
      const notes = await notesOf(product);
      expect(notes.length).toBeGreaterThanOrEqual(3);
      for (const { title, description } of notes) {
        expect(title).not.toBe('');
        expect(description.length).toBeGreaterThan(20);
      }
    },
  );

  it('the carousel call returns different notes for accident and health insurance', async () => {
    expect(JSON.stringify(await notesOf('kecelakaandiri'))).toContain('penerima manfaat');
    expect(JSON.stringify(await notesOf('kesehatan'))).toContain('masa tunggu');
  });

  it.each(['', 'hewan', 'KESEHATAN'])('returns 422 for the unknown line %j', async (product) => {
    expect((await getCarousel(product)).status).toBe(422);
  });

  it('the carousel call returns an empty list when no notes are stored', async () => {
    await withoutContent(harness.deps.db, carouselSlug('kendaraan'), async () => {
      expect(await notesOf('kendaraan')).toEqual([]);
    });
  });
});
