import type { DeskContact } from '@naungan/api/desk-queues';
import { formatDateTime } from '@naungan/domain/dates';
import { isProductType, lineOf } from '@naungan/domain/lines';
import type { Fact } from '../parts/fact-list/FactList.tsx';

/** Returns the name of a product: its line, or the text that the visitor chose. */
const productName = (product: string): string => (isProductType(product) ? lineOf(product).label : product);

/** Returns what a visitor asked for; only what is known. */
export function requestFacts({ at, product, message, partner }: DeskContact): Fact[] {
  return [
    { title: 'Diterima', value: formatDateTime(at) },
    ...(product ? [{ title: 'Produk', value: productName(product) }] : []),
    ...(message ? [{ title: 'Pesan', value: message }] : []),
    ...(partner ? [{ title: 'Mitra', value: partner }] : []),
  ];
}

/** Names of the fields of the visitor's search. Other fields keep their names. */
const DETAIL_TITLES: Readonly<Record<string, string>> = {
  dob: 'Tanggal lahir',
  coverage: 'Perlindungan',
  coverages: 'Perlindungan',
  vehicleType: 'Jenis kendaraan',
  year: 'Tahun',
  price: 'Harga (Rp)',
  plat: 'Kode pelat',
  occupation: 'Kegunaan bangunan',
  timePeriod: 'Jangka waktu (tahun)',
  buildingPrices: 'Nilai bangunan (Rp)',
  totalFloor: 'Jumlah lantai',
  totalBuildingArea: 'Luas bangunan (m²)',
  province: 'Provinsi',
  district: 'Kecamatan',
};

/** Returns the visitor's search and other answers; empty answers are omitted. */
export const detailFacts = ({ detail }: DeskContact): Fact[] =>
  Object.entries(detail)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ title: DETAIL_TITLES[name] ?? name, value }));
