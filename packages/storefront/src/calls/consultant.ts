import { type SearchOf, type SoldLine, searchedLine } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import type { ConsultantRequest } from '@naungan/ui/plans/consultant-dialog';
import { formAutosaveOf } from '../drafts/browser-autosave.ts';
import type { Storefront } from '../storefront.ts';

/**
 * Asks a consultant to call about an offline plan; answers the sentence to show. The search only as far as
 * somebody gave one.
 */
export async function askConsultant<L extends SoldLine>(
  { api }: Storefront,
  productType: L,
  productId: string,
  request: ConsultantRequest,
  search: SearchOf<L>,
) {
  const detail = Object.fromEntries(searchedLine(productType).search.write(search));
  const { message } = await api.call('offlineOrder', {
    body: { ...request, productType, productId, status: 'offline', detail },
  });
  return message;
}

/** What a request is prefilled with: a member's contact [1 §6], and what was typed before a refresh. */
export const requestContact = (shop: Storefront, member: Member | null) => ({
  ...memberContact(member),
  requestAutosave: formAutosaveOf(shop)('consultant'),
});

/** What a member's request is prefilled with [1 §6]. */
export const memberContact = (member: Member | null) =>
  member
    ? { memberPrefill: { fullName: member.fullName, phoneNumber: member.phone_number, email: member.email } }
    : {};
