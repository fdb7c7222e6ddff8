import type { AttachmentSpec } from '../attachment/rules.ts';
import { possibleAge } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { IDENTITY_TYPES, type IdentityType } from './options.ts';

/** Minimum age in years of the holder of a KTP. */
export const KTP_AGE = 17;

const KTP = 'ktp';
const FAMILY_CARD = 'kartu-keluarga';
const PASSPORT = 'paspor';
const DOCUMENT_NAMES: Record<IdentityType, string> = {
  ktp: 'KTP',
  'kartu-keluarga': 'Kartu Keluarga',
  paspor: 'Paspor',
};
/** Returns the holder from the name of a KTP document: 'Pemilik' from 'KTP Pemilik'. Default: 'Tertanggung'. */
const holderOf = ({ name }: AttachmentSpec): string => /^KTP (.+)$/.exec(name)?.[1] ?? 'Tertanggung';

/** The form fields that decide the identity document of a person. Both may be empty. `identiyType` is spelled as in the specification. */
export type PersonToIdentify = { identiyType?: unknown; birthDate?: unknown };

/** Returns the chosen type of identity document. For a child, the family card replaces the KTP. */
function identityTypeOf({ identiyType, birthDate }: PersonToIdentify, day: IsoDate): IdentityType {
  const identityType = IDENTITY_TYPES.find(({ value }) => value === identiyType)?.value ?? KTP;
  if (identityType !== KTP) return identityType;
  const age = typeof birthDate === 'string' ? possibleAge(birthDate, day) : null;
  return age !== null && age < KTP_AGE ? FAMILY_CARD : KTP;
}

const NAME_HINTS: Record<IdentityType, string> = {
  ktp: 'Sesuai KTP atau paspor.',
  'kartu-keluarga': 'Sesuai Kartu Keluarga atau paspor.',
  paspor: 'Sesuai paspor.',
};

/** Returns the hint below the name field: write the name as in this person's identity document. */
export const nameHint = (person: PersonToIdentify, day: IsoDate): string =>
  NAME_HINTS[identityTypeOf(person, day)];

/** Returns the document that replaces `spec`. It has a different code, so that a file counts for only one of both. */
const substituteFor = (spec: AttachmentSpec, identityType: IdentityType): AttachmentSpec => ({
  ...spec,
  code: identityType,
  name: `${DOCUMENT_NAMES[identityType]} ${holderOf(spec)}`,
});

/**
 * Returns the plan's document that the identity document replaces: the KTP. If the plan has no KTP, a passport replaces
 * a required family card, because a passport holder has no family card.
 */
function documentToReplace(
  identityType: IdentityType,
  specs: readonly AttachmentSpec[],
): AttachmentSpec | undefined {
  const ktp = specs.find(({ code }) => code === KTP);
  if (ktp || identityType !== PASSPORT) return ktp;
  return specs.find(({ code, required }) => code === FAMILY_CARD && required);
}

/**
 * Returns a plan's documents for a person: the identity document of the person replaces the KTP. If the plan already
 * has the identity document, the list contains it once, as a required document. The family card of a passport holder is
 * optional.
 */
export function identityDocuments(
  specs: readonly AttachmentSpec[],
  person: PersonToIdentify,
  day: IsoDate,
): AttachmentSpec[] {
  const identityType = identityTypeOf(person, day);
  const replacedDocument = identityType === KTP ? undefined : documentToReplace(identityType, specs);
  if (!replacedDocument) return [...specs];
  const hasDocument = specs.some(({ code }) => code === identityType);
  return specs.flatMap((spec) => {
    if (spec === replacedDocument) return hasDocument ? [] : [substituteFor(spec, identityType)];
    if (spec.code === identityType) return [{ ...spec, required: true }];
    return spec.code === FAMILY_CARD ? [{ ...spec, required: false }] : [spec];
  });
}

/** Returns a plan's documents, and every document that may replace a document of the plan. */
export function possibleDocuments(specs: readonly AttachmentSpec[]): AttachmentSpec[] {
  return specs.flatMap((spec) => {
    if (spec.code === KTP) return [spec, substituteFor(spec, FAMILY_CARD), substituteFor(spec, PASSPORT)];
    return spec.code === FAMILY_CARD ? [spec, substituteFor(spec, PASSPORT)] : [spec];
  });
}
