export { policyAddresses } from './addresses.ts';
export { POLICY_KINDS, type PolicyKind } from './kind.ts';
