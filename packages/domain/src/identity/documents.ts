import type { AttachmentSpec } from '../attachment/rules.ts';
import { possibleAge } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { IDENTITY_TYPES, type IdentityType } from './options.ts';

/** From this age on a resident holds a KTP. */
export const KTP_AGE = 17;

const CARD = 'ktp';
const FAMILY = 'kartu-keluarga';
const PASSPORT = 'paspor';
const NAMES: Record<IdentityType, string> = {
  ktp: 'KTP',
  'kartu-keluarga': 'Kartu Keluarga',
  paspor: 'Paspor',
};
/** Whose it is, as a plan names its KTP: 'KTP Pemilik' of a vehicle. */
const holderOf = ({ name }: AttachmentSpec): string => /^KTP (.+)$/.exec(name)?.[1] ?? 'Tertanggung';

/** Of whom an identity is shown, as far as it is filled in. */
export type Identified = { identiyType?: unknown; birthDate?: unknown };

/** The document that shows who somebody is: the chosen one, and for a child the family card instead of a KTP. */
function proofOf({ identiyType, birthDate }: Identified, day: IsoDate): IdentityType {
  const chosen = IDENTITY_TYPES.find(({ value }) => value === identiyType)?.value ?? CARD;
  if (chosen !== CARD) return chosen;
  const age = typeof birthDate === 'string' ? possibleAge(birthDate, day) : null;
  return age !== null && age < KTP_AGE ? FAMILY : CARD;
}

/** Under a code of its own: a file that was sent as one proof is never taken for another. */
const standIn = (spec: AttachmentSpec, proof: IdentityType): AttachmentSpec => ({
  ...spec,
  code: proof,
  name: `${NAMES[proof]} ${holderOf(spec)}`,
});

/** Which document of a plan gives way to the proof: its KTP, or the family card that it needs and a foreigner lacks. */
function replacedBy(proof: IdentityType, specs: readonly AttachmentSpec[]): AttachmentSpec | undefined {
  const card = specs.find(({ code }) => code === CARD);
  if (card || proof !== PASSPORT) return card;
  return specs.find(({ code, required }) => code === FAMILY && required);
}

/**
 * The documents of a plan as this person has to show them: instead of the KTP that it asks for, what proves who they
 * are. Where the plan asks for that one too, it is asked for once, and needed. Who shows a passport needs no family
 * card.
 */
export function identityDocuments(
  specs: readonly AttachmentSpec[],
  person: Identified,
  day: IsoDate,
): AttachmentSpec[] {
  const proof = proofOf(person, day);
  const replaced = proof === CARD ? undefined : replacedBy(proof, specs);
  if (!replaced) return [...specs];
  const own = specs.some(({ code }) => code === proof);
  return specs.flatMap((spec) => {
    if (spec === replaced) return own ? [] : [standIn(spec, proof)];
    if (spec.code === proof) return [{ ...spec, required: true }];
    return spec.code === FAMILY ? [{ ...spec, required: false }] : [spec];
  });
}

/** The documents with all that some person may have to show instead. */
export function possibleDocuments(specs: readonly AttachmentSpec[]): AttachmentSpec[] {
  return specs.flatMap((spec) => {
    if (spec.code === CARD) return [spec, standIn(spec, FAMILY), standIn(spec, PASSPORT)];
    return spec.code === FAMILY ? [spec, standIn(spec, PASSPORT)] : [spec];
  });
}
