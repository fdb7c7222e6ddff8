export { policyAddresses } from './addresses.ts';
export { type CoverToRemember, coverCalendar } from './calendar.ts';
export { endOfCover, endOfCoverText } from './end-of-cover.ts';
export { POLICY_KINDS, type PolicyKind } from './kind.ts';
