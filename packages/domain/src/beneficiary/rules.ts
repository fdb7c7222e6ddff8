import { BENEFICIARY_LABELS, BENEFICIARY_NAME_MESSAGE } from './messages.ts';

/** A person who receives the benefit; `relationship` is a value of `RELATIONSHIPS`. */
export type BeneficiaryPerson = { fullName: string; relationship: string };

/**
 * The persons who receive a death benefit [2 §3, 3 §3]. `email` and `phone` are the primary beneficiary's.
 * `useSecondary` is the checkbox that adds secondary beneficiaries.
 */
export type Beneficiary = {
  primary: BeneficiaryPerson & { useSecondary: boolean };
  secondary: readonly BeneficiaryPerson[];
  email: string;
  phone: string;
  description: string;
};

/** Maximum number of secondary beneficiaries. The specification has no limit, but a long list would delay a claim. */
export const MAX_SECONDARY = 3;

const LETTERS_DIGITS_SPACES = /^[\p{L}\p{M}\p{Nd} ]+$/u;

/** Returns the error message for a name, or `null`. A name has letters, digits and spaces only [2 §5]. */
export function checkBeneficiaryName(name: string): string | null {
  return LETTERS_DIGITS_SPACES.test(name) && /\p{L}/u.test(name) ? null : BENEFICIARY_NAME_MESSAGE;
}

const keyOf = ({ fullName, relationship }: BeneficiaryPerson) => `${fullName}|${relationship}`;

/**
 * Returns the indexes in `secondary` of persons who are already the primary or an earlier secondary
 * beneficiary. Ignores persons without a name.
 */
export function repeatedSecondaries({
  primary,
  secondary,
}: {
  primary: BeneficiaryPerson;
  secondary: readonly BeneficiaryPerson[];
}): number[] {
  // `keys` begins with the primary beneficiary, so `secondary[index]` has the key `keys[index + 1]`. If that key first
  // occurs at `index` or before, an earlier person has the same name and relationship.
  const keys = [primary, ...secondary].map(keyOf);
  return secondary.flatMap((person, index) =>
    person.fullName !== '' && keys.indexOf(keyOf(person)) <= index ? [index] : [],
  );
}

/**
 * Returns a beneficiary form after a change of the checkbox: `true` adds an empty secondary beneficiary if there is none,
 * `false` removes all [2 §4].
 */
export function setUseSecondary<
  Value extends { primary: BeneficiaryPerson; secondary: readonly BeneficiaryPerson[] },
>(beneficiary: Value, useSecondary: boolean) {
  const { primary, secondary } = beneficiary;
  const initialSecondary = secondary.length > 0 ? secondary : [{ fullName: '', relationship: '' }];
  return {
    ...beneficiary,
    primary: { ...primary, useSecondary },
    secondary: useSecondary ? [...initialSecondary] : [],
  };
}

const secondaryTitle = (index: number, count: number) =>
  count > 1 ? `Penerima Manfaat Kedua (${index + 1})` : 'Penerima Manfaat Kedua';

/**
 * Returns the title of the beneficiary that a field path belongs to: 'Penerima Manfaat Kedua (2)' for
 * 'secondary.1.fullName'. Returns the label of any other field, and `undefined` for a beneficiary who is the only one.
 */
export function beneficiaryLabel(
  field: string,
  { secondary }: { secondary: readonly unknown[] },
): string | undefined {
  const [part, index, name] = field.split('.');
  if (part === 'secondary' && name !== undefined) return secondaryTitle(Number(index), secondary.length);
  if (part === 'primary') return secondary.length > 0 ? 'Penerima Manfaat Utama' : undefined;
  return Object.entries(BENEFICIARY_LABELS).find(([labelledPart]) => labelledPart === part)?.[1];
}

/**
 * Returns the beneficiaries in order of entitlement. The primary beneficiary receives the whole benefit; if the
 * primary has died, the secondary beneficiaries share the benefit equally.
 */
export function beneficiaryRows({
  primary,
  secondary,
}: Pick<Beneficiary, 'primary' | 'secondary'>): (BeneficiaryPerson & { title: string })[] {
  const row = (title: string, { fullName, relationship }: BeneficiaryPerson) => ({
    title,
    fullName,
    relationship,
  });
  return [
    row('Penerima Manfaat Utama', primary),
    ...secondary.map((person, index) => row(secondaryTitle(index, secondary.length), person)),
  ];
}
