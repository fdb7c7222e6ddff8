import { HEALTH_ROUTES } from './routes.ts';

export const HEALTH = {
  ...HEALTH_ROUTES,
  landing: 'healthContent',
  loadContracts: () => import('./contracts.ts').then(({ HEALTH_CONTRACTS }) => HEALTH_CONTRACTS),
} as const;
