import { z } from 'zod';
import { contract } from './contract.ts';

export const banks = contract('banks', {
  summary: 'Banks',
  reply: z.array(z.object({ code: z.string(), bank: z.string() })),
});

const name = z.string().max(120).optional();
export const REGION_TYPES = ['provinsi', 'kabupaten', 'kecamatan', 'kelurahan', 'kodepos', 'all'] as const;
const list = z.array(z.string()).optional();

/** Lists of names below the given names; with `all`, every level that the given names determine. */
export const regions = contract('regions', {
  summary: 'Region look-up by name',
  query: z.object({
    type: z.enum(REGION_TYPES),
    provinsi: name,
    kabupaten: name,
    kecamatan: name,
    kelurahan: name,
  }),
  reply: z.object({ provinsi: list, kabupaten: list, kecamatan: list, kelurahan: list, kodepos: list }),
});
export type Regions = z.output<typeof regions.reply>;

export const settings = contract('settings', {
  summary: 'Settings of a category, as slug and value',
  query: z.object({ category: z.enum(['consultant', 'google']) }),
  reply: z.array(z.object({ slug: z.string(), value: z.string() })),
});
