import { EMPTY_INSURED, insuredFromProfile } from '@naungan/domain/insured';
import type { InsuredFormInput } from '@naungan/domain/insured/form';
import type { Member } from '@naungan/domain/member/record';

/**
 * Returns the person filled in from the profile, or emptied when unticked [2 §4]. The birth date stays in both
 * cases: the profile has none, and the price was quoted for it. The place of birth stays when ticked.
 */
export function sameAsAccount(insured: InsuredFormInput, member: Member, checked: boolean): InsuredFormInput {
  const { birthDate, placeOfbirth } = insured;
  const person = checked ? { ...insuredFromProfile(member), placeOfbirth } : EMPTY_INSURED;
  return { ...insured, ...person, birthDate };
}
