import { EMPTY_INSURED, insuredFromProfile } from '@naungan/domain/insured';
import type { InsuredFormInput } from '@naungan/domain/insured/form';
import type { Member } from '@naungan/domain/member/record';

/**
 * Ticked fills the person from the profile, unticked empties it [2 §4]. The birth date stays either way: the
 * profile has none, and the price was quoted for it; so does the place of birth when ticked.
 */
export function sameAsAccount(insured: InsuredFormInput, member: Member, checked: boolean): InsuredFormInput {
  const { birthDate, placeOfbirth } = insured;
  const person = checked ? { ...insuredFromProfile(member), placeOfbirth } : EMPTY_INSURED;
  return { ...insured, ...person, birthDate };
}
