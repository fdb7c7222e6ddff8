import type { ClaimRules } from '../../claim/claim-rules.ts';
import type { Line } from '../line.ts';
import { planPaths } from '../plan-paths.ts';
import type { PropertyType } from './property-type.ts';
import type { PropertyTypes } from './types.ts';

/** Returns a line that insures buildings by occupation, construction and address for 1 to 25 years. */
const propertyLine = <Type extends PropertyType>(
  code: Type,
  { label, policyCode, risks }: { label: string; policyCode: string; risks: ClaimRules['risks'] },
): Line<Type, PropertyTypes<Type>> => ({
  code,
  label,
  family: 'property',
  familyLabel: 'Asuransi Properti',
  landingPath: `/products/${code}`,
  claimType: 'property',
  claimLabel: 'Property',
  claims: { risks, hasAmountFields: true, replacement: ['cash', 'reinstatement'] },
  guide: 'properti',
  ...planPaths(code),
  policyCode,
  compareLimit: 2,
  priceRange: { min: 0, max: 1_000_000, step: 10_000 },
  profileWarningMs: 3000,
  loadRules: () => import('./rules.ts').then(({ propertyRules }) => propertyRules(code)),
});

export const FIRE = propertyLine('kebakaran', { label: 'Kebakaran', policyCode: 'KBK', risks: ['fire'] });
export const EARTHQUAKE = propertyLine('gempabumi', {
  label: 'Gempa Bumi',
  policyCode: 'GPB',
  risks: ['earthquake'],
});
export const FIRE_EARTHQUAKE = propertyLine('kebakaran-gempabumi', {
  label: 'Kebakaran + Gempa Bumi',
  policyCode: 'KGB',
  risks: ['fire', 'earthquake'],
});
