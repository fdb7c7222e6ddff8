import { VEHICLE_ROUTES } from './routes.ts';

export const VEHICLE = {
  ...VEHICLE_ROUTES,
  loadContracts: () => import('./contracts.ts').then(({ VEHICLE_CONTRACTS }) => VEHICLE_CONTRACTS),
  loadExamples: () => import('./examples.ts').then(({ VEHICLE_EXAMPLES }) => VEHICLE_EXAMPLES),
} as const;
