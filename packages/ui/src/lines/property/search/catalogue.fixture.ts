import { explainOccupation, type Occupation } from '@naungan/domain/lines/property';
import type { BuildingCatalogue } from './building-catalogue.ts';

/** Returns an occupation that is listed without a search text (`retail`). */
const occupation = (code: string, name: string): Occupation => ({
  _id: code,
  code,
  name,
  retail: true,
  description: explainOccupation({ _id: code, code }),
});

const OCCUPATIONS = [
  occupation('2976', 'Rumah tinggal (bukan ruko), maksimal 3 lantai'),
  occupation('29761', 'Rumah kos / kos-kosan'),
  occupation('2934', 'Toko / ruko (bukan jaringan)'),
  { ...occupation('2762', 'Pabrik kembang api'), retail: false },
];

/** Four occupations, and two provinces, one of them without a city. */
export const buildingCatalogue: BuildingCatalogue = {
  findOccupations: async (text) =>
    OCCUPATIONS.filter(({ code, name, retail }) =>
      text === '' ? retail : code === text || name.toLowerCase().includes(text.toLowerCase()),
    ),
  loadOccupation: async (id) => OCCUPATIONS.find(({ _id }) => _id === id) ?? null,
  loadProvinces: async () => ['DKI JAKARTA', 'PAPUA SELATAN'],
  loadDistricts: async (province, level) =>
    province === 'DKI JAKARTA' && level === 'Kota'
      ? [{ _id: '31.74', province, level, district: 'KOTA JAKARTA SELATAN', zone: 4 }]
      : [],
};
