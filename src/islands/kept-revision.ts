import type { RevisionDetail } from '@naungan/domain/order';
import type { RevisionDraft } from '@naungan/ui/orders/revision-wizard';

/** `round`: what the insurer asked for, and about which data, when the draft was begun. */
export type KeptRevision = Omit<RevisionDraft, 'files'> & { round: string };

/** Tells one round of a revision from another of the same order: they differ in what is asked or in what is known. */
export function roundOf({
  feedback,
  needRevisions,
  insured,
  addresses,
  beneficiary,
}: RevisionDetail): string {
  const asked = needRevisions.map(({ item, attachments }) => [item, attachments.map(({ code }) => code)]);
  return JSON.stringify([feedback, asked, insured, addresses, beneficiary]);
}
