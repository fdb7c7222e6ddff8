import { HEALTH_ROUTES } from './routes.ts';

export const HEALTH = {
  ...HEALTH_ROUTES,
  loadContracts: () => import('./contracts.ts').then(({ HEALTH_CONTRACTS }) => HEALTH_CONTRACTS),
  loadExamples: () => import('./examples.ts').then(({ HEALTH_EXAMPLES }) => HEALTH_EXAMPLES),
} as const;
