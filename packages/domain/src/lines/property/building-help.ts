import type { Construction, ConstructionClass } from './building-options.ts';

// These texts are not in `building-options.ts`, because list pages load that file to read their search.

/** The explanation of each construction. In the published tariff, steel frames include concrete and timber frames. */
export const CONSTRUCTION_HELP: Record<Construction, string> = {
  'Rangka Baja':
    'Bangunan dengan rangka baja, kayu, atau beton bertulang. Sebagian besar rumah dan ruko modern.',
  'Non Rangka Baja': 'Bangunan yang ditopang dinding bata atau batako, tanpa kolom dan balok.',
};

/** Name and explanation of each class of the published tariff (`server/seed/data/property/SOURCES.md`). */
export const CONSTRUCTION_CLASS_ROWS: Record<ConstructionClass, { label: string; help: string }> = {
  class1: {
    label: 'Kelas 1',
    help: 'Dinding, lantai, struktur penunjang, dan penutup atap seluruhnya dari bahan yang tidak mudah terbakar, seperti beton, bata, baja, genteng, atau metal.',
  },
  class2: {
    label: 'Kelas 2',
    help: 'Seperti Kelas 1, tetapi penutup atap boleh sirap kayu keras, dinding boleh mengandung bahan mudah terbakar maksimal 20% luas, dan lantai serta struktur penunjang boleh dari kayu.',
  },
  class3: { label: 'Kelas 3', help: 'Semua bangunan selain Kelas 1 dan Kelas 2.' },
};
