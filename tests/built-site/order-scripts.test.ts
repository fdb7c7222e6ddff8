import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, serveSite } from './serve.ts';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const ORDER_ID = '00000000-0000-4000-8000-000000000000';

test.each(PRODUCT_TYPES)(
  'the page of an order of %s preloads its scripts and the part of its product line, each once',
  async (line) => {
    const { text } = await site.get(`/orders/${line}/${ORDER_ID}`);
    const preloads = [...text.matchAll(/<link rel="modulepreload" href="\/_astro\/([^"]+)">/g)].map(
      ([, file]) => file,
    );
    expect(preloads.filter((file) => /^OrderStatus\..*\.island\.js$/.test(file ?? ''))).toHaveLength(1);
    expect(preloads.filter((file) => file?.startsWith('record.'))).toHaveLength(1);
    expect(preloads).toHaveLength(new Set(preloads).size);
    expect(text).not.toContain('island-scripts');
  },
);
