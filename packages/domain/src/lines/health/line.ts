import type { Line } from '../line.ts';
import { planPaths } from '../plan-paths.ts';
import type { HealthTypes } from './types.ts';

/** The health line: insures a person by birth date for one year. */
export const HEALTH: Line<'kesehatan', HealthTypes> = {
  code: 'kesehatan',
  label: 'Kesehatan',
  family: 'health',
  familyLabel: 'Asuransi Kesehatan',
  landingPath: '/products/kesehatan',
  claimType: 'kesehatan',
  claimLabel: 'Kesehatan',
  claims: { risks: ['health'], limit: { label: 'Sisa batas manfaat tahun ini', isPerYear: true } },
  guide: 'kesehatan',
  ...planPaths('kesehatan'),
  policyCode: 'KES',
  compareLimit: 2,
  priceRange: { min: 0, max: 1_000_000, step: 10_000 },
  profileWarningMs: 1500,
  loadRules: () => import('./rules.ts').then(({ HEALTH_RULES }) => HEALTH_RULES),
};
