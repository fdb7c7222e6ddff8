import { z } from 'zod';
import { contract } from './contract.ts';

export const banks = contract('banks', {
  summary: 'Banks',
  reply: z.array(z.object({ code: z.string(), bank: z.string() })),
});

const name = z.string().max(120).optional();
export const REGION_TYPES = ['provinsi', 'kabupaten', 'kecamatan', 'kelurahan', 'kodepos', 'all'] as const;
const nameList = z.array(z.string()).optional();

/** Lists the region names of one level (`type`) below the given names; with `all`, of every level below a given name. */
export const regions = contract('regions', {
  summary: 'Region look-up by name',
  query: z.object({
    type: z.enum(REGION_TYPES),
    provinsi: name,
    kabupaten: name,
    kecamatan: name,
    kelurahan: name,
  }),
  reply: z.object({
    provinsi: nameList,
    kabupaten: nameList,
    kecamatan: nameList,
    kelurahan: nameList,
    kodepos: nameList,
  }),
});
export type Regions = z.output<typeof regions.reply>;

export const settings = contract('settings', {
  summary: 'Settings of a category, as slug and value',
  query: z.object({ category: z.enum(['consultant', 'google']) }),
  reply: z.array(z.object({ slug: z.string(), value: z.string() })),
});
