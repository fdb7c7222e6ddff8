import { VEHICLE_ROUTES } from './routes.ts';

export const VEHICLE = {
  ...VEHICLE_ROUTES,
  landing: 'vehicleContent',
  loadContracts: () => import('./contracts.ts').then(({ VEHICLE_CONTRACTS }) => VEHICLE_CONTRACTS),
} as const;
