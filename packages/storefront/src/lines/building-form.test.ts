import { describe, expect, it } from 'vitest';
import { readBuildingForm } from './building-form.ts';

const PLACES: Record<string, string[]> = {
  'DKI Jakarta/Kota': ['Kota Administrasi Jakarta Selatan'],
  'DKI Jakarta/Kabupaten': ['Kabupaten Administrasi Kepulauan Seribu'],
  'Bali/Kota': ['Kota Denpasar'],
  'Bali/Kabupaten': [],
};

/** A server with one occupation and two provinces. */
const fetchApi: typeof fetch = async (input) => {
  const url = new URL(String(input), 'http://site.test');
  const [province, level] = [url.searchParams.get('province'), url.searchParams.get('level')];
  const districts = (PLACES[`${province}/${level}`] ?? []).map((district) => ({ district, zone: '3' }));
  const response = url.pathname.includes('zones')
    ? { result: province ? districts : { province: ['Bali', 'DKI Jakarta'], level: ['Kabupaten', 'Kota'] } }
    : { rows: [{ _id: '2976', name: 'Rumah Tinggal' }] };
  return Response.json({ message: 'success', response });
};

const HOUSE = {
  occupation: '2976',
  buildingPrices: '1.200.000.000',
  timePeriod: '1',
  ownership: 'Milik Sendiri',
  isKprBtn: 'tidak',
  construction: 'Rangka Baja',
  classConstruction: 'class1',
  totalFloor: '2',
  totalBuildingArea: '120',
  province: 'DKI Jakarta',
  place: 'Kota/Kota Administrasi Jakarta Selatan',
};

const read = (fields: Record<string, string>) =>
  readBuildingForm('kebakaran', String(new URLSearchParams(fields)), fetchApi);

describe('the building form without JavaScript', () => {
  it('a form with all fields is valid, and a price with dots is read as an amount in rupiah', async () => {
    const form = await read(HOUSE);
    expect(form?.problems).toEqual({});
    expect(form?.isValid).toBe(true);
    expect(form?.search.buildingPrices).toBe(1_200_000_000);
  });

  it('a form has no messages before it is sent', async () => {
    expect(await read({})).toMatchObject({ problems: {}, isValid: false, places: [] });
  });

  it('a form that is sent without a regency lists the regencies of its province, and has no message about the missing regency', async () => {
    const { place: _place, ...fields } = HOUSE;
    const form = await read(fields);
    expect(form?.problems).toEqual({});
    expect(form?.isValid).toBe(false);
    expect(form?.places).toEqual([
      'Kabupaten/Kabupaten Administrasi Kepulauan Seribu',
      'Kota/Kota Administrasi Jakarta Selatan',
    ]);
  });

  it('a form with an empty regency or a regency of another province is not valid', async () => {
    for (const place of ['', 'Kota/Kota Denpasar']) {
      const form = await read({ ...HOUSE, place });
      expect(form?.isValid, place).toBe(false);
      expect(form?.problems.district, place).toBeDefined();
    }
  });

  it('a form with an unknown occupation is not valid', async () => {
    const form = await read({ ...HOUSE, occupation: '9999' });
    expect(form?.isValid).toBe(false);
    expect(form?.problems).toEqual({ occupation: 'Okupasi tidak ditemukan' });
  });

  it('readBuildingForm resolves to null if the options cannot be loaded', async () => {
    expect(await readBuildingForm('kebakaran', '', () => Promise.reject(new Error('offline')))).toBeNull();
    expect(await readBuildingForm('kebakaran', '', undefined)).toBeNull();
  });
});
