import { BENEFICIARY_LABELS, BENEFICIARY_NAME_MESSAGE } from './messages.ts';

/** One who receives the benefit; `relationship` is a value of `RELATIONSHIPS`. */
export type BeneficiaryPerson = { fullName: string; relationship: string };

/** Who receives what a policy pays on death [2 §3, 3 §3]; `email` and `phone` reach the first of them. */
export type Beneficiary = {
  primary: BeneficiaryPerson & { useSecondary: boolean };
  secondary: readonly BeneficiaryPerson[];
  email: string;
  phone: string;
  description: string;
};

/** The spec gives no number; more than a family needs only makes a claim slow. */
export const MOST_SECONDARY = 3;

const LETTERS_DIGITS_SPACES = /^[\p{L}\p{M}\p{Nd} ]+$/u;

/** The message, or `null`, for a name that is not empty: letters, digits and spaces only [2 §5]. */
export function checkBeneficiaryName(name: string): string | null {
  return LETTERS_DIGITS_SPACES.test(name) && /\p{L}/u.test(name) ? null : BENEFICIARY_NAME_MESSAGE;
}

const keyOf = ({ fullName, relationship }: BeneficiaryPerson) => `${fullName}|${relationship}`;

/** Places in `secondary` whose person stands before already, as the primary or as another secondary. */
export function repeatedSecondaries({
  primary,
  secondary,
}: {
  primary: BeneficiaryPerson;
  secondary: readonly BeneficiaryPerson[];
}): number[] {
  const keys = [primary, ...secondary].map(keyOf);
  return secondary.flatMap((person, index) =>
    person.fullName !== '' && keys.indexOf(keyOf(person)) <= index ? [index] : [],
  );
}

/** Ticking adds an empty secondary beneficiary, unticking clears them [2 §4]. */
export function withSecondary<
  Value extends { primary: BeneficiaryPerson; secondary: readonly BeneficiaryPerson[] },
>(beneficiary: Value, useSecondary: boolean) {
  const { primary, secondary } = beneficiary;
  const some = secondary.length > 0 ? secondary : [{ fullName: '', relationship: '' }];
  return {
    ...beneficiary,
    primary: { ...primary, useSecondary },
    secondary: useSecondary ? [...some] : [],
  };
}

const secondTitle = (index: number, count: number) =>
  count > 1 ? `Penerima Manfaat Kedua (${index + 1})` : 'Penerima Manfaat Kedua';

/** Whom a field of the form is about: 'secondary.1.fullName' is of the second of them. One alone needs no name. */
export function beneficiaryLabel(
  field: string,
  { secondary }: { secondary: readonly unknown[] },
): string | undefined {
  const [part, place, name] = field.split('.');
  if (part === 'secondary' && name !== undefined) return secondTitle(Number(place), secondary.length);
  if (part === 'primary') return secondary.length > 0 ? 'Penerima Manfaat Utama' : undefined;
  return Object.entries(BENEFICIARY_LABELS).find(([known]) => known === part)?.[1];
}

/**
 * The beneficiaries in the order of their right: all goes to the primary; those after share alike, once no
 * primary is left.
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
    ...secondary.map((person, index) => row(secondTitle(index, secondary.length), person)),
  ];
}
