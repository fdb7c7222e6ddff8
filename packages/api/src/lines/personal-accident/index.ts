import { PERSONAL_ACCIDENT_ROUTES } from './routes.ts';

export const PERSONAL_ACCIDENT = {
  ...PERSONAL_ACCIDENT_ROUTES,
  loadContracts: () =>
    import('./contracts.ts').then(({ PERSONAL_ACCIDENT_CONTRACTS }) => PERSONAL_ACCIDENT_CONTRACTS),
  loadExamples: () =>
    import('./examples.ts').then(({ PERSONAL_ACCIDENT_EXAMPLES }) => PERSONAL_ACCIDENT_EXAMPLES),
} as const;
