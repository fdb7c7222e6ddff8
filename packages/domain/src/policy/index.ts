export { POLICY_KINDS, type PolicyKind } from './kind.ts';
