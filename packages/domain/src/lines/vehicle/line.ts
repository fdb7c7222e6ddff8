import type { Line } from '../line.ts';
import type { VehicleTypes } from './types.ts';

const landingPath = '/products/kendaraan';

/** The vehicle line: insures a vehicle by type, model, year, price and plate region for one year. */
export const VEHICLE: Line<'kendaraan', VehicleTypes> = {
  code: 'kendaraan',
  label: 'Kendaraan',
  family: 'vehicle',
  familyLabel: 'Asuransi Kendaraan',
  landingPath,
  claimType: 'kendaraan',
  claimLabel: 'Kendaraan',
  claims: { risks: ['vehicle'], hasWorkshopChoice: true, replacement: ['workshop', 'cash'] },
  guide: 'kendaraan',
  listPath: `${landingPath}/list`,
  orderPath: (planId: string) => `${landingPath}/${encodeURIComponent(planId)}/order`,
  policyCode: 'KND',
  compareLimit: 3,
  priceRange: { min: 0, max: 50_000_000, step: 500_000 },
  profileWarningMs: 1500,
  loadRules: () => import('./rules.ts').then(({ VEHICLE_RULES }) => VEHICLE_RULES),
};
