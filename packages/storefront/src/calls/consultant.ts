import type { ProductType, SearchOf } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import { lineSearch } from '@naungan/ui/lines';
import type { ConsultantRequest } from '@naungan/ui/plans/consultant-dialog';
import { formAutosaveOf } from '../drafts/browser-autosave.ts';
import type { Storefront } from '../storefront.ts';

/**
 * Requests a consultant's phone call about a plan that is sold offline, and resolves to the message to show. Omits
 * unknown values of the search.
 */
export async function requestConsultant<L extends ProductType>(
  { api, events }: Storefront,
  productType: L,
  productId: string,
  request: ConsultantRequest,
  search: SearchOf<L>,
) {
  const detail = Object.fromEntries(lineSearch(productType).write(search));
  const facts = { line: productType, planId: productId };
  const { message } = await events.watchStep('lead', facts, () =>
    api.call('offlineOrder', {
      body: { ...request, productType, productId, status: 'offline', detail },
    }),
  );
  events.emit('naungan-lead', { ...facts, kind: 'call' });
  return message;
}

/**
 * Returns the initial values of a request form: a member's contact data [1 §6] and the input from before a
 * reload.
 */
export const requestFormDefaults = (shop: Storefront, member: Member | null) => ({
  ...memberContact(member),
  requestAutosave: formAutosaveOf(shop)('consultant'),
});

/** Returns the contact data of a member for a request form [1 §6]. */
export const memberContact = (member: Member | null) =>
  member
    ? { memberPrefill: { fullName: member.fullName, phoneNumber: member.phone_number, email: member.email } }
    : {};
