import type { NamedModel, SearchCatalogue } from './types.ts';

const YEARS = [2026, 2025, 2024, 2019];

/** Returns a model with a market price of 200 million rupiah in each of `years`. */
export const model = (
  id: string,
  brandText: string,
  modelText: string,
  vehicleType: NamedModel['vehicleType'] = 'MV4',
  years: readonly number[] = YEARS,
): NamedModel => ({
  model: id,
  modelText,
  brand: brandText.toLowerCase(),
  brandText,
  vehicleType,
  years,
  prices: years.map(() => 200_000_000),
  deviation: 10,
});

export const avanza = model('C001', 'Toyota', 'Avanza 1.5 G CVT');

export const catalogue: SearchCatalogue = {
  models: [
    avanza,
    model('C003', 'Toyota', 'Kijang Innova Reborn 2.4 V AT Diesel'),
    model('C002', 'Toyota', 'Kijang Innova Zenix 2.0 V CVT', 'MV4', [2026, 2025]),
    model('C013', 'Honda', 'Brio 1.2 RS CVT'),
    model('C016', 'Honda', 'CR-V 2.0 RS e:HEV'),
    model('C048', 'Mercedes-Benz', 'E 300 AMG Line'),
    model('C033', 'Mazda', 'CX-5 2.5 Elite'),
    model('M001', 'Honda', 'BeAT CBS', 'MV2'),
    model('M009', 'Yamaha', 'R15 Connected', 'MV2'),
    model('T014', 'Mitsubishi', 'L300 Pick Up Flat Deck', 'TRUCK'),
    model('T001', 'Hino', 'Dutro 136 HD 6.8 PS', 'TRUCK'),
  ],
  areas: [
    { plat: 'B', title: 'DKI Jakarta, Depok, Bekasi' },
    { plat: 'D', title: 'Bandung, Cimahi, Bandung Barat' },
    { plat: 'E', title: 'Cirebon, Indramayu' },
    { plat: 'AD', title: 'Surakarta, Sukoharjo' },
    { plat: 'R', title: 'Banyumas, Cilacap' },
    { plat: 'L', title: 'Surabaya' },
  ],
};
