import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { fixedId } from '../../../core/fixed-id.ts';

type Feature = VehiclePlan['feature'][number];

/** Services of a product in addition to its payments; `GET /vehicle-insurances/features` lists them all. */
const FEATURES = {
  derek: {
    name: 'Derek 24 jam',
    description: 'Mobil derek ke bengkel rekanan terdekat, siang dan malam.',
    category: 'Layanan darurat',
  },
  darurat: {
    name: 'Bantuan di jalan',
    description: 'Aki, ban kempis, kehabisan bahan bakar, atau kunci tertinggal.',
    category: 'Layanan darurat',
  },
  pengganti: {
    name: 'Mobil pengganti',
    description: 'Mobil pengganti selama kendaraan diperbaiki lebih dari 3 hari.',
    category: 'Kenyamanan',
  },
  jemput: {
    name: 'Jemput antar kendaraan',
    description: 'Kendaraan dijemput untuk diperbaiki dan diantar kembali.',
    category: 'Kenyamanan',
  },
  klaim: {
    name: 'Klaim online',
    description: 'Klaim dilaporkan dan dipantau tanpa datang ke kantor.',
    category: 'Klaim',
  },
  garansi: {
    name: 'Garansi perbaikan',
    description: 'Hasil perbaikan di bengkel rekanan dijamin.',
    category: 'Klaim',
  },
} as const satisfies Record<string, { name: string; description: string; category: string }>;

type FeatureKey = keyof typeof FEATURES;

export const vehicleFeatures = Object.entries(FEATURES).map(([key, { name, description, category }]) => ({
  _id: fixedId(`vehicle-feature/${key}`),
  name,
  description,
  category,
}));

/** How often or how long a service is available in a year (0: without a limit). An absent service is not offered. */
const SETS = {
  lengkap: { derek: 12, darurat: 6, pengganti: 7, jemput: 4, klaim: 0, garansi: 12 },
  standar: { derek: 4, darurat: 3, klaim: 0, garansi: 6 },
  ringkas: { derek: 1, klaim: 0 },
} as const satisfies Record<string, Partial<Record<FeatureKey, number>>>;

export type FeatureSet = keyof typeof SETS;

const UNIT_TEXTS: Record<FeatureKey, string> = {
  derek: 'kali setahun',
  darurat: 'kali setahun',
  pengganti: 'hari setahun',
  jemput: 'kali setahun',
  klaim: '',
  garansi: 'bulan',
};

/** Returns every feature, marked as available where the product has it. */
export function featuresOf(set: FeatureSet): Feature[] {
  const counts: Partial<Record<FeatureKey, number>> = SETS[set];
  const keys: FeatureKey[] = ['derek', 'darurat', 'pengganti', 'jemput', 'klaim', 'garansi'];
  return keys.map((key) => {
    const { name, description, category } = FEATURES[key];
    const count = counts[key];
    return {
      featureId: { _id: fixedId(`vehicle-feature/${key}`), name, description },
      value: count ?? 0,
      countType: count ? UNIT_TEXTS[key] : '',
      isChecked: count !== undefined,
      category,
    };
  });
}
