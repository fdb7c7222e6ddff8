import { EMPTY_INSURED, insuredFromProfile } from '@naungan/domain/insured';
import type { InsuredFormInput } from '@naungan/domain/insured/form';
import type { Member } from '@naungan/domain/member/record';

/**
 * Returns the insured person after the checkbox 'same as my account' was changed: with the data of the profile if it is
 * ticked, else empty [2 §4]. The birth date never changes, because the profile has no birth date and the price depends
 * on the entered one. The place of birth stays when the box is ticked.
 */
export function applySameAsAccount(
  insured: InsuredFormInput,
  member: Member,
  isChecked: boolean,
): InsuredFormInput {
  const { birthDate, placeOfbirth } = insured;
  const person = isChecked ? { ...insuredFromProfile(member), placeOfbirth } : EMPTY_INSURED;
  return { ...insured, ...person, birthDate };
}
