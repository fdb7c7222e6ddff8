/**
 * The kinds of policies. An order has at most one policy of each kind. Orders of most lines have only the kind 'main'; a line
 * with several certificates adds a kind for each certificate.
 */
export const POLICY_KINDS = ['main', 'earthquake'] as const;

export type PolicyKind = (typeof POLICY_KINDS)[number];
