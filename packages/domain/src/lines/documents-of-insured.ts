import type { AttachmentSpec } from '../attachment/rules.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { identityDocuments, type PersonToIdentify } from '../identity/documents.ts';

const isObject = (value: unknown): value is PersonToIdentify => typeof value === 'object' && value !== null;

/** Returns a plan's documents for the age and identity document of the insured. */
export function documentsOfInsured(
  specs: readonly AttachmentSpec[],
  { insured }: Readonly<Record<string, unknown>>,
  day: IsoDate,
): AttachmentSpec[] {
  return identityDocuments(specs, isObject(insured) ? insured : {}, day);
}
