import type { AttachmentSpec } from '../attachment/rules.ts';
import { possibleAge } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { IDENTITY_TYPES, type IdentityType } from './options.ts';

/** Age in years from which a resident holds a KTP. */
export const KTP_AGE = 17;

const CARD = 'ktp';
const FAMILY = 'kartu-keluarga';
const PASSPORT = 'paspor';
const NAMES: Record<IdentityType, string> = {
  ktp: 'KTP',
  'kartu-keluarga': 'Kartu Keluarga',
  paspor: 'Paspor',
};
/** Returns the holder that a plan's KTP is named after: 'Pemilik' for 'KTP Pemilik' of a vehicle. */
const holderOf = ({ name }: AttachmentSpec): string => /^KTP (.+)$/.exec(name)?.[1] ?? 'Tertanggung';

/** The person to identify, as far as the form is filled. */
export type Identified = { identiyType?: unknown; birthDate?: unknown };

/** Returns the identity document to show: the chosen type, and for a child the family card instead of a KTP. */
function proofOf({ identiyType, birthDate }: Identified, day: IsoDate): IdentityType {
  const identityType = IDENTITY_TYPES.find(({ value }) => value === identiyType)?.value ?? CARD;
  if (identityType !== CARD) return identityType;
  const age = typeof birthDate === 'string' ? possibleAge(birthDate, day) : null;
  return age !== null && age < KTP_AGE ? FAMILY : CARD;
}

const NAME_HINTS: Record<IdentityType, string> = {
  ktp: 'Sesuai KTP atau paspor.',
  'kartu-keluarga': 'Sesuai Kartu Keluarga atau paspor.',
  paspor: 'Sesuai paspor.',
};

/** Returns the hint below a person's name: a child has no KTP. */
export const nameHint = (person: Identified, day: IsoDate): string => NAME_HINTS[proofOf(person, day)];

/** The substitute has its own code, so that a file uploaded as one document never counts as another. */
const standIn = (spec: AttachmentSpec, proof: IdentityType): AttachmentSpec => ({
  ...spec,
  code: proof,
  name: `${NAMES[proof]} ${holderOf(spec)}`,
});

/**
 * Returns the plan's document that the identity document replaces: its KTP, or the required family card that
 * a foreigner does not have.
 */
function replacedBy(proof: IdentityType, specs: readonly AttachmentSpec[]): AttachmentSpec | undefined {
  const card = specs.find(({ code }) => code === CARD);
  if (card || proof !== PASSPORT) return card;
  return specs.find(({ code, required }) => code === FAMILY && required);
}

/**
 * Returns a plan's documents for this person: the KTP is replaced by the person's identity document. A
 * document that the plan already has is listed once, as required. A passport holder needs no family card.
 */
export function identityDocuments(
  specs: readonly AttachmentSpec[],
  person: Identified,
  day: IsoDate,
): AttachmentSpec[] {
  const proof = proofOf(person, day);
  const replaced = proof === CARD ? undefined : replacedBy(proof, specs);
  if (!replaced) return [...specs];
  const hasProof = specs.some(({ code }) => code === proof);
  return specs.flatMap((spec) => {
    if (spec === replaced) return hasProof ? [] : [standIn(spec, proof)];
    if (spec.code === proof) return [{ ...spec, required: true }];
    return spec.code === FAMILY ? [{ ...spec, required: false }] : [spec];
  });
}

/** Returns a plan's documents including every possible substitute. */
export function possibleDocuments(specs: readonly AttachmentSpec[]): AttachmentSpec[] {
  return specs.flatMap((spec) => {
    if (spec.code === CARD) return [spec, standIn(spec, FAMILY), standIn(spec, PASSPORT)];
    return spec.code === FAMILY ? [spec, standIn(spec, PASSPORT)] : [spec];
  });
}
