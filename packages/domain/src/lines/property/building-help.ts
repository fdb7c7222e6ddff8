import type { Construction, ConstructionClass } from './building-options.ts';

// In a separate file from the options, so that a list that parses a search does not load these texts.

/** Explanation of each option; the published tariff counts concrete and timber frames as frames too. */
export const CONSTRUCTION_HELP: Record<Construction, string> = {
  'Rangka Baja':
    'Bangunan dengan rangka baja, kayu, atau beton bertulang. Sebagian besar rumah dan ruko modern.',
  'Non Rangka Baja': 'Bangunan yang ditopang dinding bata atau batako, tanpa kolom dan balok.',
};

/** Name and definition of the published tariff, in plain words (`server/seed/data/property/SOURCES.md`). */
export const CONSTRUCTION_CLASS_ROWS: Record<ConstructionClass, { label: string; help: string }> = {
  class1: {
    label: 'Kelas 1',
    help: 'Dinding, lantai, struktur penunjang dan penutup atap seluruhnya dari bahan yang tidak mudah terbakar, seperti beton, bata, baja, genteng, atau metal.',
  },
  class2: {
    label: 'Kelas 2',
    help: 'Seperti Kelas 1, tetapi penutup atap boleh sirap kayu keras, dinding boleh mengandung bahan mudah terbakar maksimal 20% luas, lantai dan struktur penunjang boleh dari kayu.',
  },
  class3: { label: 'Kelas 3', help: 'Semua bangunan selain Kelas 1 dan Kelas 2.' },
};
