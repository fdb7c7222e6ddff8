import type { Member } from '@naungan/domain/member';
import type { ProductType } from '@naungan/domain/product-line';
import type { ConsultantRequest } from '@naungan/ui/plans/consultant-dialog';
import { api } from '../stores/app.ts';

/** Asks a consultant to call about an offline plan; answers the sentence to show. */
export async function askConsultant(
  productType: ProductType,
  productId: string,
  request: ConsultantRequest,
  dob: string,
) {
  const { message } = await api.call('offlineOrder', {
    body: { ...request, productType, productId, status: 'offline', detail: { dob } },
  });
  return message;
}

/** What a member's request is prefilled with [1 §6]. */
export const memberContact = (member: Member | null) =>
  member
    ? { memberPrefill: { fullName: member.fullName, phoneNumber: member.phone_number, email: member.email } }
    : {};
