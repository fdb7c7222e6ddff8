import { EMPTY_INSURED, insuredFromProfile } from '@naungan/domain/insured';
import type { Member } from '@naungan/domain/member/record';
import type { OrderDraft } from '../order-step/order-draft.ts';

/**
 * Ticked fills the person from the profile, unticked empties it [2 §4]. The birth date stays either way: the
 * profile has none, and the price was quoted for it; so does the place of birth when ticked.
 */
export function sameAsAccount(draft: OrderDraft, member: Member, checked: boolean): Partial<OrderDraft> {
  const { birthDate, placeOfbirth } = draft.values;
  const person = checked ? { ...insuredFromProfile(member), placeOfbirth } : EMPTY_INSURED;
  return { sameAsAccount: checked, values: { ...draft.values, ...person, birthDate } };
}
