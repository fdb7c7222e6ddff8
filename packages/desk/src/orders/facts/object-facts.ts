import type { DeskOrderDetail } from '@naungan/api/desk';
import { COVER_LABELS, VEHICLE_TYPE_ROWS } from '@naungan/domain/lines/vehicle';
import { formatNumber, formatRupiah } from '@naungan/domain/money';
import type { Fact } from '../../parts/fact-list/FactList.tsx';

type VehicleOrder = Extract<DeskOrderDetail, { vehicle: unknown }>;
type BuildingOrder = Extract<DeskOrderDetail, { building: unknown }>;

/** Returns the difference between the insured price and the market price in percent: '+12%', '−5%', '0%'. */
function deviationText(price: number, marketPrice: number): string {
  const percent = marketPrice > 0 ? Math.round(((price - marketPrice) / marketPrice) * 100) : 0;
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}

function vehicleFacts({ vehicle, product, accesories, expansion }: VehicleOrder): Fact[] {
  return [
    { title: 'Kendaraan', value: vehicle.fullModel },
    {
      title: 'Jenis',
      value: `${VEHICLE_TYPE_ROWS[vehicle.vehicleType].label}, ${vehicle.seats} kursi`,
    },
    { title: 'Usia', value: `${vehicle.age} tahun (batas produk ${product.maxAge} tahun)` },
    { title: 'Nomor polisi', value: vehicle.vehicleLicense },
    { title: 'Nomor rangka', value: vehicle.chassisNumber },
    { title: 'Nomor mesin', value: vehicle.machineNumber },
    { title: 'Wilayah', value: `${vehicle.area} (${vehicle.areaName}), wilayah tarif ${vehicle.region}` },
    {
      title: 'Harga kendaraan',
      value: `${formatRupiah(vehicle.price)} (${deviationText(vehicle.price, vehicle.marketPrice)} dari harga pasar ${formatRupiah(vehicle.marketPrice)}, batas ±${vehicle.deviation}%)`,
    },
    ...accesories.map(({ accesoriesName, accesoriesValue }) => ({
      title: 'Aksesori',
      value: `${accesoriesName}, ${formatRupiah(accesoriesValue)}`,
    })),
    { title: 'Harga pertanggungan', value: formatRupiah(vehicle.vehicleValue) },
    {
      title: 'Jaminan',
      value: `${COVER_LABELS[product.typeCoverage]}${product.surveyRequired === 'ya' ? ', perlu survei video' : ''}`,
    },
    ...expansion.map(({ name, premi }) => ({ title: 'Perluasan', value: `${name}, ${formatRupiah(premi)}` })),
    ...product.ownRisk.map(({ name, value }) => ({ title: `Risiko sendiri: ${name}`, value })),
  ];
}

function buildingFacts({ building, product, ownRisk }: BuildingOrder): Fact[] {
  return [
    { title: 'Alamat', value: building.objectAddress },
    { title: 'Okupasi', value: `${building.occupationName} (${building.occupationCode})` },
    { title: 'Harga pertanggungan', value: formatRupiah(building.price) },
    {
      title: 'Batas produk',
      value: `${formatRupiah(product.sumInsured.min)} – ${formatRupiah(product.sumInsured.max)}, maksimal ${product.maxFloor} lantai`,
    },
    { title: 'Kepemilikan', value: building.ownership },
    { title: 'Konstruksi', value: `${building.construction}, ${building.buildingClass}` },
    { title: 'Lantai', value: formatNumber(building.totalFloor) },
    { title: 'Luas', value: `${formatNumber(building.totalBuildingArea)} m²` },
    { title: 'Zona gempa', value: String(building.zone) },
    ...(building.floodZone === null ? [] : [{ title: 'Zona banjir', value: String(building.floodZone) }]),
    ...(building.bankClause
      ? [{ title: 'Klausula bank', value: `${building.bankClause}, kredit ${building.creditNumber}` }]
      : []),
    ...ownRisk.map(({ name, value }) => ({ title: `Risiko sendiri: ${name}`, value })),
  ];
}

/** Returns the facts of the insured vehicle or building; nothing for an order that insures a person. */
export function objectFacts(order: DeskOrderDetail): { title: string; facts: Fact[] }[] {
  if ('vehicle' in order) return [{ title: 'Kendaraan', facts: vehicleFacts(order) }];
  if ('building' in order) return [{ title: 'Bangunan', facts: buildingFacts(order) }];
  return [];
}
