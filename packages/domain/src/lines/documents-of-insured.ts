import type { AttachmentSpec } from '../attachment/rules.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { identityDocuments, type PersonToIdentify } from '../identity/documents.ts';

const isIdentified = (value: unknown): value is PersonToIdentify =>
  typeof value === 'object' && value !== null;

/** Returns the documents for a person's age and identity. */
export function documentsOfInsured(
  specs: readonly AttachmentSpec[],
  { insured }: Readonly<Record<string, unknown>>,
  day: IsoDate,
): AttachmentSpec[] {
  return identityDocuments(specs, isIdentified(insured) ? insured : {}, day);
}
