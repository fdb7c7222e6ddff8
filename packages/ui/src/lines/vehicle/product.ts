import {
  COVER_LABELS,
  COVERS,
  type Cover,
  isComplete,
  type QuotedVehicle,
  VEHICLE_TYPE_ROWS,
  type VehiclePriceInput,
  type VehicleSearch,
} from '@naungan/domain/lines/vehicle';
import { MESSAGES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import type { ListSettings } from '../../plans/plan-query/list-settings.ts';
import type { LineProduct } from '../line-product.ts';

/** Cheapest first [2 §9]. */
const CHEAPEST_FIRST: ListSettings['sort'] = { sortField: 'premium', sortOrder: 'asc' };
const CATEGORY = {
  name: 'category',
  label: 'Kategori',
  options: [
    { value: 'all', label: 'Semua jaminan' },
    ...COVERS.map((cover) => ({ value: cover, label: COVER_LABELS[cover] })),
  ],
};
const BOTH_COVERS: ListSettings = { sort: CHEAPEST_FIRST, filters: [CATEGORY] };
const ONE_COVER: ListSettings = { sort: CHEAPEST_FIRST, filters: [] };

/** Returns, for example, 'Toyota Avanza 1.5 G 2019'; '' until the catalogue has responded. */
export function vehicleName({ knownVehicle }: VehicleSearch): string {
  return knownVehicle ? `${knownVehicle.brandText} ${knownVehicle.modelText} ${knownVehicle.year}` : '';
}

function searchText(search: VehicleSearch): string {
  const { knownVehicle } = search;
  if (knownVehicle)
    return `${vehicleName(search)} · ${formatRupiah(knownVehicle.price)} · Pelat ${knownVehicle.area}`;
  if (!isComplete(search)) return 'Kendaraan belum dipilih';
  return `Tahun ${search.year} · ${formatRupiah(search.price)} · Pelat ${search.plat}`;
}

function searchWarning(search: VehicleSearch): string {
  const { brand, coverage, knownVehicle, unavailableCovers = [], vehicleType } = search;
  const coverNames = (covers: readonly Cover[]) => covers.map((cover) => COVER_LABELS[cover]).join(' dan ');
  const type = VEHICLE_TYPE_ROWS[vehicleType].label.toLowerCase();
  const warnings: string[] = [];
  if (unavailableCovers.length > 0)
    warnings.push(
      `${coverNames(unavailableCovers)} tidak tersedia untuk ${type}: yang tampil adalah produk ${coverNames(coverage)}.`,
    );
  if (knownVehicle && brand !== undefined && knownVehicle.brand !== brand)
    warnings.push(
      `Brand di alamat ini tidak sesuai dengan modelnya: yang tampil adalah produk untuk ${vehicleName(search)}.`,
    );
  return warnings.join(' ');
}

/**
 * Returns the searched vehicle. It has no accessories and extensions yet, because these are chosen in the
 * order.
 */
export function quotedVehicleOf({ knownVehicle }: VehicleSearch): QuotedVehicle | null {
  return knownVehicle ? { vehicle: knownVehicle, accesories: [], expansion: [] } : null;
}

function priceInputOf(search: VehicleSearch): VehiclePriceInput | null {
  const quotedVehicle = quotedVehicleOf(search);
  return quotedVehicle && { ...quotedVehicle, printPolicy: false };
}

/** Texts and rules for products for a vehicle. */
export const VEHICLE_PRODUCT: LineProduct<'kendaraan'> = {
  searchText,
  changeLabel: 'Ubah kendaraan',
  subjectText: (search) => vehicleName(search) || 'kendaraan Anda',
  listSubjectText: 'kendaraan Anda',
  searchWarning,
  noMatchTexts: (search) =>
    isComplete(search)
      ? {
          title: MESSAGES.plans.emptyVehicleList,
          hint: 'Coba ubah jaminan, atau periksa kembali data kendaraan Anda.',
        }
      : {
          title: MESSAGES.plans.noneSelected,
          hint: 'Lengkapi dahulu data kendaraan Anda: jenis, brand, tahun, model, harga, dan kode wilayah pelat.',
        },
  benefitsOnCards: true,
  needsSearch: true,
  missingSearchNotice: { title: MESSAGES.quote.vehicleIncomplete, label: 'Cari kendaraan' },
  preparationText: 'Siapkan STNK, kartu identitas pemilik, dan foto kendaraan.',
  noPriceTexts: { long: 'Produk ini tidak tersedia untuk kendaraan Anda', short: 'Tidak tersedia' },
  priceUnit: 'per tahun',
  listSettings: ({ coverage }) => (coverage.length > 1 ? BOTH_COVERS : ONE_COVER),
  priceInputOf,
  loadSummary: () => import('./VehicleProductSummary.tsx').then((module) => module.VehicleProductSummary),
};
