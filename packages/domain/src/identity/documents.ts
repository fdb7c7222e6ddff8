import type { AttachmentSpec } from '../attachment/rules.ts';
import { possibleAge } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { IDENTITY_TYPES, type IdentityType } from './options.ts';

/** From this age on a resident holds a KTP. */
export const KTP_AGE = 17;

const CARD = 'ktp';
const NAMES: Record<IdentityType, string> = {
  ktp: 'KTP Tertanggung',
  'kartu-keluarga': 'Kartu Keluarga Tertanggung',
  paspor: 'Paspor Tertanggung',
};

/** Of whom an identity is shown, as far as it is filled in. */
export type Identified = { identiyType?: unknown; birthDate?: unknown };

/** The document that shows who somebody is: the chosen one, and for a child the family card instead of a KTP. */
function proofOf({ identiyType, birthDate }: Identified, day: IsoDate): IdentityType {
  const chosen = IDENTITY_TYPES.find(({ value }) => value === identiyType)?.value ?? CARD;
  if (chosen !== CARD) return chosen;
  const age = typeof birthDate === 'string' ? possibleAge(birthDate, day) : null;
  return age !== null && age < KTP_AGE ? 'kartu-keluarga' : CARD;
}

/**
 * The documents of a plan as this person has to show them: instead of the KTP that it asks for, what proves who they
 * are. Where the plan asks for that one too, it is asked for once, and needed.
 */
export function identityDocuments(
  specs: readonly AttachmentSpec[],
  person: Identified,
  day: IsoDate,
): AttachmentSpec[] {
  const proof = proofOf(person, day);
  if (proof === CARD || !specs.some(({ code }) => code === CARD)) return [...specs];
  const own = specs.some(({ code }) => code === proof);
  return specs.flatMap((spec) => {
    if (spec.code === proof) return [{ ...spec, required: true }];
    if (spec.code !== CARD) return [spec];
    return own ? [] : [{ ...spec, name: NAMES[proof] }];
  });
}
