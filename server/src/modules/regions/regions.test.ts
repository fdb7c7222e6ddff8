import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { regionLists } from '../../core/region-tree.ts';

const ADDRESS = {
  provinsi: 'DKI Jakarta',
  kabupaten: 'Kota Administrasi Jakarta Selatan',
  kecamatan: 'Mampang Prapatan',
};

describe('the region tree', () => {
  it('the region tree contains 83,746 names of villages and takes less than 100 MB of heap', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    collectGarbage();
    const heapBefore = process.memoryUsage().heapUsed;
    let villages = 0;
    for (const provinsi of regionLists({}).provinsi ?? [])
      for (const kabupaten of regionLists({ provinsi }).kabupaten ?? [])
        for (const kecamatan of regionLists({ provinsi, kabupaten }).kecamatan ?? [])
          villages += regionLists({ provinsi, kabupaten, kecamatan }).kelurahan?.length ?? 0;
    collectGarbage();
    expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(100_000_000);
    // The data has 83,762 villages. In 16 districts two villages have the same name, which counts once.
    expect(villages).toBe(83_746);
  });
});

describe('GET /teritories', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startApp();
  });
  afterAll(() => harness.close());

  const getRegions = async (query: Record<string, string>) =>
    harness.api('GET', `/teritories?${new URLSearchParams(query)}`);

  it('returns each level, from province to postal code, for the names of the higher levels', async () => {
    const levels: [string, Record<string, string>, string][] = [
      ['provinsi', {}, 'DKI Jakarta'],
      ['kabupaten', { provinsi: ADDRESS.provinsi }, ADDRESS.kabupaten],
      ['kecamatan', { provinsi: ADDRESS.provinsi, kabupaten: ADDRESS.kabupaten }, ADDRESS.kecamatan],
      ['kelurahan', ADDRESS, 'Bangka'],
      ['kodepos', { ...ADDRESS, kelurahan: 'Bangka' }, '12730'],
    ];
    for (const [type, names, expected] of levels) {
      const { status, body } = await getRegions({ type, ...names });
      expect(status).toBe(200);
      expect(Object.keys(body.response)).toEqual([type]);
      expect((body.response as Record<string, string[]>)[type]).toContain(expected);
    }
  });

  it('returns 38 provinces in alphabetical order', async () => {
    const { body } = await getRegions({ type: 'provinsi' });
    const { provinsi } = body.response as { provinsi: string[] };
    expect(provinsi).toHaveLength(38);
    expect(provinsi).toEqual(provinsi.toSorted((a, b) => a.localeCompare(b, 'id')));
  });

  it('returns the postal codes of a village, and of the whole district when the query names no village', async () => {
    const codes = async (query: Record<string, string>) =>
      ((await getRegions({ type: 'kodepos', ...query })).body.response as { kodepos: string[] }).kodepos;
    expect(await codes({ ...ADDRESS, kelurahan: 'Bangka' })).toHaveLength(1);
    expect((await codes(ADDRESS)).length).toBeGreaterThan(1);
  });

  it('returns the provinces for the type `all`, and also the level below each given name', async () => {
    const { body } = await getRegions({ type: 'all', provinsi: ADDRESS.provinsi });
    expect(Object.keys(body.response)).toEqual(['provinsi', 'kabupaten']);
  });

  it.each([
    ['an unknown province', { type: 'kabupaten', provinsi: 'Atlantis' }],
    ['a missing province', { type: 'kabupaten' }],
    ['the name of a property of Object', { type: 'kabupaten', provinsi: 'constructor' }],
    ['__proto__', { type: 'kabupaten', provinsi: '__proto__' }],
    ['script tags', { type: 'kabupaten', provinsi: '<script>' }],
    ['emoji', { type: 'kabupaten', provinsi: '🌴' }],
    ['a zero byte', { type: 'kabupaten', provinsi: 'DKI\u0000' }],
  ])('returns an empty list for %s', async (_name, query) => {
    const reply = await getRegions(query);
    expect(reply).toMatchObject({ status: 200, body: { response: { kabupaten: [] } } });
  });

  it.each([{}, { type: 'negara' }, { type: 'provinsi', provinsi: 'a'.repeat(121) }])(
    'rejects the query %j with 422',
    async (query) => {
      expect((await getRegions(query as Record<string, string>)).status).toBe(422);
    },
  );

  it('GET /teritories has a median response time below 10 ms', async () => {
    const RUNS = 60;
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = performance.now();
      await getRegions({ type: 'all', ...ADDRESS, kelurahan: 'Bangka' });
      times.push(performance.now() - startedAt);
    }
    const median = times.toSorted((a, b) => a - b)[RUNS / 2];
    expect(median).toBeLessThan(10);
  });
});
