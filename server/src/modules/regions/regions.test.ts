import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { regionLists } from './region-tree.ts';

const PLACE = {
  provinsi: 'DKI Jakarta',
  kabupaten: 'Kota Administrasi Jakarta Selatan',
  kecamatan: 'Mampang Prapatan',
};

describe('region lists', () => {
  it('take less than 100 MB of heap and hold all 83,762 villages', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    collect();
    const before = process.memoryUsage().heapUsed;
    let villages = 0;
    for (const provinsi of regionLists({}).provinsi ?? [])
      for (const kabupaten of regionLists({ provinsi }).kabupaten ?? [])
        for (const kecamatan of regionLists({ provinsi, kabupaten }).kecamatan ?? [])
          villages += regionLists({ provinsi, kabupaten, kecamatan }).kelurahan?.length ?? 0;
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
    // 16 districts have two villages of one name; by name they are one.
    expect(villages).toBe(83_746);
  });
});

describe('GET /teritories', () => {
  let test: Harness;
  beforeAll(async () => {
    test = await startApp();
  });
  afterAll(() => test.close());

  const look = async (query: Record<string, string>) =>
    test.api('GET', `/teritories?${new URLSearchParams(query)}`);

  it('goes from province to postal code by names', async () => {
    const levels: [string, Record<string, string>, string][] = [
      ['provinsi', {}, 'DKI Jakarta'],
      ['kabupaten', { provinsi: PLACE.provinsi }, PLACE.kabupaten],
      ['kecamatan', { provinsi: PLACE.provinsi, kabupaten: PLACE.kabupaten }, PLACE.kecamatan],
      ['kelurahan', PLACE, 'Bangka'],
      ['kodepos', { ...PLACE, kelurahan: 'Bangka' }, '12730'],
    ];
    for (const [type, names, expected] of levels) {
      const { status, body } = await look({ type, ...names });
      expect(status).toBe(200);
      expect(Object.keys(body.response)).toEqual([type]);
      expect((body.response as Record<string, string[]>)[type]).toContain(expected);
    }
  });

  it('has 38 provinces in alphabetical order', async () => {
    const { body } = await look({ type: 'provinsi' });
    const { provinsi } = body.response as { provinsi: string[] };
    expect(provinsi).toHaveLength(38);
    expect(provinsi).toEqual(provinsi.toSorted((a, b) => a.localeCompare(b, 'id')));
  });

  it('narrows postal codes to the village, and gives all of the district without one', async () => {
    const codes = async (query: Record<string, string>) =>
      ((await look({ type: 'kodepos', ...query })).body.response as { kodepos: string[] }).kodepos;
    expect(await codes({ ...PLACE, kelurahan: 'Bangka' })).toHaveLength(1);
    expect((await codes(PLACE)).length).toBeGreaterThan(1);
  });

  it('answers with `all` every level that the names determine', async () => {
    const { body } = await look({ type: 'all', provinsi: PLACE.provinsi });
    expect(Object.keys(body.response)).toEqual(['provinsi', 'kabupaten']);
  });

  it.each([
    ['an unknown province', { type: 'kabupaten', provinsi: 'Atlantis' }],
    ['a missing province', { type: 'kabupaten' }],
    ['a name of the prototype', { type: 'kabupaten', provinsi: 'constructor' }],
    ['__proto__', { type: 'kabupaten', provinsi: '__proto__' }],
    ['script tags', { type: 'kabupaten', provinsi: '<script>' }],
    ['emoji', { type: 'kabupaten', provinsi: '🌴' }],
    ['a zero byte', { type: 'kabupaten', provinsi: 'DKI\u0000' }],
  ])('answers an empty list to %s', async (_name, query) => {
    const reply = await look(query);
    expect(reply).toMatchObject({ status: 200, body: { response: { kabupaten: [] } } });
  });

  it.each([{}, { type: 'negara' }, { type: 'provinsi', provinsi: 'a'.repeat(121) }])(
    'refuses %j with 422',
    async (query) => {
      expect((await look(query as Record<string, string>)).status).toBe(422);
    },
  );

  it('answers in under 10 ms when warm', async () => {
    const times: number[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const began = performance.now();
      await look({ type: 'all', ...PLACE, kelurahan: 'Bangka' });
      times.push(performance.now() - began);
    }
    const [median = 0] = times.toSorted((a, b) => a - b).slice(30);
    expect(median).toBeLessThan(10);
  });
});
