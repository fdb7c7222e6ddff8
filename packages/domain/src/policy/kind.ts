/**
 * The kind of a policy: an order has one policy per kind. A line with several certificates adds its kinds
 * here; all others have 'main'.
 */
export const POLICY_KINDS = ['main', 'earthquake'] as const;

export type PolicyKind = (typeof POLICY_KINDS)[number];
