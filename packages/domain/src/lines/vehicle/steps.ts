import { type PlanRules, SHARED_STEPS } from '../shared-steps.ts';
import type { OrderStep } from '../step.ts';
import { additionsForm } from './additions-form.ts';
import type { Expansion } from './expansion.ts';
import { vehicleForm } from './vehicle-form.ts';

/** The fields of a product that determine whether an order is valid. */
export type VehiclePlanRules = Pick<PlanRules, 'attachments' | 'declarations'> & {
  expansion: readonly Pick<Expansion, '_id' | 'code' | 'name'>[];
};

const { product, insuredOwner, address, attachments, shipping, declarations, summary } = SHARED_STEPS;

const terms = { ...product, id: 'syarat', title: 'Syarat & Ketentuan' } as const;

const additions = {
  id: 'produk',
  title: 'Informasi Produk',
  slice: 'additions',
  schema: additionsForm,
  hasTopLevelFields: true,
} as const;

const vehicle = {
  id: 'kendaraan',
  title: 'Data Kendaraan',
  slice: 'vehicle',
  schema: vehicleForm,
  hasTopLevelFields: true,
  revises: 'vehicle',
  affectsPrice: true,
} as const;

/** The 9 steps of a vehicle order [Q14]. */
export const VEHICLE_STEPS = [
  terms,
  additions,
  vehicle,
  { ...insuredOwner, title: 'Data Pemilik' },
  { ...address, title: 'Alamat Pemilik' },
  { ...shipping, title: 'Pengiriman Polis' },
  attachments,
  declarations,
  { ...summary, title: 'Rincian Pesanan' },
] as const satisfies readonly OrderStep<VehiclePlanRules>[];
