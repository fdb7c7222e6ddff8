import { EARTHQUAKE_ROUTES, FIRE_EARTHQUAKE_ROUTES, FIRE_ROUTES, lineOnlyQuery } from './routes.ts';

export const FIRE = {
  ...FIRE_ROUTES,
  lineOnlyQuery,
  loadContracts: () => import('./contracts.ts').then(({ FIRE_CONTRACTS }) => FIRE_CONTRACTS),
  loadExamples: () => import('./examples.ts').then(({ FIRE_EXAMPLES }) => FIRE_EXAMPLES),
} as const;

export const EARTHQUAKE = {
  ...EARTHQUAKE_ROUTES,
  loadContracts: () => import('./contracts.ts').then(({ EARTHQUAKE_CONTRACTS }) => EARTHQUAKE_CONTRACTS),
  loadExamples: () => import('./examples.ts').then(({ EARTHQUAKE_EXAMPLES }) => EARTHQUAKE_EXAMPLES),
} as const;

export const FIRE_EARTHQUAKE = {
  ...FIRE_EARTHQUAKE_ROUTES,
  lineOnlyQuery,
  loadContracts: () =>
    import('./contracts.ts').then(({ FIRE_EARTHQUAKE_CONTRACTS }) => FIRE_EARTHQUAKE_CONTRACTS),
  loadExamples: () =>
    import('./examples.ts').then(({ FIRE_EARTHQUAKE_EXAMPLES }) => FIRE_EARTHQUAKE_EXAMPLES),
} as const;
