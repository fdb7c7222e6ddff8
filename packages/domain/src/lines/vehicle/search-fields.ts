/** The fields of the search form, in display order [2 §3]. */
export const SEARCH_FIELDS = ['vehicleType', 'brand', 'year', 'model', 'price', 'plat'] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

export const SEARCH_LABELS: Record<SearchField, string> = {
  vehicleType: 'Jenis Kendaraan',
  brand: 'Brand',
  year: 'Tahun',
  model: 'Model',
  price: 'Harga',
  plat: 'Kode Wilayah',
};

export const PRICE_MISSING_MESSAGE = 'Harga Kendaraan Wajib di isi';
export const OTHER_BRAND_MESSAGE = 'Model tidak sesuai dengan brand yang dipilih';
export const OTHER_TYPE_MESSAGE = 'Model tidak sesuai dengan jenis kendaraan yang dipilih';
export const NO_SUCH_YEAR_MESSAGE = 'Tahun tidak tersedia untuk model yang dipilih';
export const NO_SUCH_MODEL_MESSAGE = 'Model kendaraan tidak ditemukan';
export const NO_SUCH_AREA_MESSAGE = 'Kode wilayah tidak ditemukan';
