import type { Line } from '../line.ts';
import { planPaths } from '../plan-paths.ts';
import type { PersonalAccidentTypes } from './types.ts';

/** The personal accident line: insures a person by birth date for one year, with beneficiaries. */
export const PERSONAL_ACCIDENT: Line<'kecelakaandiri', PersonalAccidentTypes> = {
  code: 'kecelakaandiri',
  label: 'Jiwa',
  family: 'personal-accident',
  familyLabel: 'Asuransi Jiwa',
  landingPath: '/products/kecelakaandiri',
  claimType: 'kecelakaandiri',
  claimLabel: 'Jiwa',
  claims: {
    risks: ['personal-accident'],
    hasBeneficiary: true,
    limit: { label: 'Batas uang pertanggungan', isPerYear: true },
  },
  guide: 'jiwa',
  ...planPaths('kecelakaandiri'),
  policyCode: 'PA',
  compareLimit: 2,
  priceRange: { min: 0, max: 1_000_000, step: 10_000 },
  profileWarningMs: 1500,
  loadRules: () => import('./rules.ts').then(({ PERSONAL_ACCIDENT_RULES }) => PERSONAL_ACCIDENT_RULES),
};
