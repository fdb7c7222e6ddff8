import { EARTHQUAKE_ROUTES, FIRE_EARTHQUAKE_ROUTES, FIRE_ROUTES, lineOnlyQuery } from './routes.ts';

export const FIRE = {
  ...FIRE_ROUTES,
  landing: 'fireContent',
  lineOnlyQuery,
  loadContracts: () => import('./contracts.ts').then(({ FIRE_CONTRACTS }) => FIRE_CONTRACTS),
} as const;

export const EARTHQUAKE = {
  ...EARTHQUAKE_ROUTES,
  landing: 'fireContent',
  loadContracts: () => import('./contracts.ts').then(({ EARTHQUAKE_CONTRACTS }) => EARTHQUAKE_CONTRACTS),
} as const;

export const FIRE_EARTHQUAKE = {
  ...FIRE_EARTHQUAKE_ROUTES,
  landing: 'fireContent',
  lineOnlyQuery,
  loadContracts: () =>
    import('./contracts.ts').then(({ FIRE_EARTHQUAKE_CONTRACTS }) => FIRE_EARTHQUAKE_CONTRACTS),
} as const;
