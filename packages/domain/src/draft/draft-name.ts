import { isProductType, type ProductType } from '../lines/index.ts';

/** The forms that have a draft: an order, the revision of an order, and a claim. */
export const DRAFT_KINDS = ['order', 'revision', 'claim'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** `formerOrderId` is the id of the order that the draft repeats; null for a new order. */
export type OrderDraftName = {
  kind: 'order';
  productType: ProductType;
  planId: string;
  formerOrderId: string | null;
};
/**
 * `requestedAt`: the time of the insurer's request for the revision, in milliseconds. A later request has another draft.
 */
export type RevisionDraftName = { kind: 'revision'; orderId: string; requestedAt: number };
/** `policyNumber` is in its stored form: 'POL-KND-2026-000123'. */
export type ClaimDraftName = { kind: 'claim'; policyNumber: string };
export type DraftName = OrderDraftName | RevisionDraftName | ClaimDraftName;

const ORDER_PATTERN = /^([a-z-]+)\.([\w-]{1,64})(?:\.again\.([\w-]{1,64}))?$/;
const REVISION_PATTERN = /^revision\.([\w-]{1,64})\.(\d{1,15})$/;
const CLAIM_PATTERN = /^claim\.([A-Z0-9-]{1,64})$/;

/**
 * Returns the name of a draft. A member has one draft for each plan, for each order that the member repeats, for each
 * request for a revision, and for each policy on which the member claims.
 */
export function draftName(name: DraftName): string {
  if (name.kind === 'revision') return `revision.${name.orderId}.${name.requestedAt}`;
  if (name.kind === 'claim') return `claim.${name.policyNumber}`;
  const { productType, planId, formerOrderId } = name;
  return formerOrderId === null
    ? `${productType}.${planId}`
    : `${productType}.${planId}.again.${formerOrderId}`;
}

/** Returns the parsed name of a draft; null for a text that is not a draft's name. */
export function parseDraftName(name: string): DraftName | null {
  const [, orderId, requestedAt] = REVISION_PATTERN.exec(name) ?? [];
  if (orderId !== undefined) return { kind: 'revision', orderId, requestedAt: Number(requestedAt) };
  const [, policyNumber] = CLAIM_PATTERN.exec(name) ?? [];
  if (policyNumber !== undefined) return { kind: 'claim', policyNumber };
  const [, productType = '', planId = '', formerOrderId = null] = ORDER_PATTERN.exec(name) ?? [];
  return isProductType(productType) ? { kind: 'order', productType, planId, formerOrderId } : null;
}
