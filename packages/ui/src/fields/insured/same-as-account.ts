import { EMPTY_INSURED, insuredFromProfile } from '@naungan/domain/insured';
import type { InsuredFormInput } from '@naungan/domain/insured/form';
import type { Member } from '@naungan/domain/member/record';

/**
 * Returns the insured person for the checkbox 'same as my account': with the profile's data when ticked,
 * without it when unticked [2 §4]. The birth date never changes, because the profile has none and the price was
 * calculated for it. The place of birth stays when the box is ticked.
 */
export function sameAsAccount(
  insured: InsuredFormInput,
  member: Member,
  isChecked: boolean,
): InsuredFormInput {
  const { birthDate, placeOfbirth } = insured;
  const person = isChecked ? { ...insuredFromProfile(member), placeOfbirth } : EMPTY_INSURED;
  return { ...insured, ...person, birthDate };
}
