/**
 * Which of a line's certificates a policy is: an order has one policy a kind. A line with several certificates adds
 * theirs; every other has the one.
 */
export const POLICY_KINDS = ['main', 'earthquake'] as const;

export type PolicyKind = (typeof POLICY_KINDS)[number];
