import type { DraftCard } from '@naungan/domain/draft/record';
import { type Links, orderAgainHref } from '../../primitives/host/index.ts';
import type { Messages } from '../../primitives/host/messages.ts';

/** Returns the URL of a draft's form, without the step. */
function formHref(draft: DraftCard, links: Links): string {
  const { productType } = draft;
  if (draft.kind === 'claim') return links.claimOn(draft.policyNumber, productType);
  if (draft.kind === 'revision') return links.revision(productType, draft.orderId);
  return draft.formerOrderId === null
    ? links.buy(productType, draft.planId)
    : orderAgainHref(links, productType, draft.planId, draft.formerOrderId);
}

/** Returns the title of a draft, made of the form and the product: 'Klaim Lindung Mobil'. */
export function draftTitle(draft: DraftCard, texts: Messages['DraftList']): string {
  if (draft.kind === 'claim') return texts.claim(draft.productName);
  return draft.kind === 'revision' ? texts.revision(draft.productName) : draft.productName;
}

/** Returns the URL of a draft's form, at the step that the member saw last. */
export function draftHref(draft: DraftCard, links: Links): string {
  const href = formHref(draft, links);
  return draft.step === '' ? href : `${href}#${draft.step}`;
}
