export { policyAddresses } from './addresses.ts';
export { type CoverToRemember, coverCalendar } from './calendar.ts';
export { POLICY_KINDS, type PolicyKind } from './kind.ts';
