import { PERSONAL_ACCIDENT_ROUTES } from './routes.ts';

export const PERSONAL_ACCIDENT = {
  ...PERSONAL_ACCIDENT_ROUTES,
  landing: 'personalAccidentContent',
  loadContracts: () =>
    import('./contracts.ts').then(({ PERSONAL_ACCIDENT_CONTRACTS }) => PERSONAL_ACCIDENT_CONTRACTS),
} as const;
