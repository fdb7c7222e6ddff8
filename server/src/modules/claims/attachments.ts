import { maxFiles } from '@naungan/domain/attachment';
import { ADDITION_SPEC, type ClaimEntry, fileReview } from '@naungan/domain/claim';
import type { ClaimAttachment } from '@naungan/domain/claim/record';
import type { Deps } from '../../deps.ts';
import { fileLink } from './files.ts';
import { additionsOf, type ClaimRecord, documentsOf, documentsOfClaim } from './record.ts';

/** Returns each document that was sent, or that the desk sent back for revision. */
function sentDocuments(deps: Deps, claim: ClaimRecord, entries: readonly ClaimEntry[]): ClaimAttachment[] {
  const { needRevision } = claim;
  const sentFiles = documentsOf(claim).toSorted((a, b) => b.round - a.round || a.position - b.position);
  return documentsOfClaim(claim).flatMap((document) => {
    const files = sentFiles.filter(({ code }) => code === document.code);
    const links = files.map((file) => fileLink(deps, file));
    const isSentBack = needRevision.includes(document.code);
    if (links.length === 0 && !isSentBack) return [];
    const [firstLink = ''] = links;
    const { code, name, extention, limit, min, max } = document;
    return {
      id: code,
      code,
      title: name,
      extention,
      limit,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      link: maxFiles(document) > 1 || links.length > 1 ? links : firstLink,
      needRevision: isSentBack,
      review: fileReview(entries, { kind: 'document', round: files[0]?.round ?? 0 }, isSentBack),
    };
  });
}

/** Returns the documents that the claimant added without a request of the desk, oldest first. */
const addedDocuments = (deps: Deps, claim: ClaimRecord, entries: readonly ClaimEntry[]): ClaimAttachment[] =>
  additionsOf(claim).map((file) => ({
    id: file.id,
    code: ADDITION_SPEC.code,
    title: file.title,
    extention: ADDITION_SPEC.extention,
    limit: ADDITION_SPEC.limit,
    link: fileLink(deps, file),
    needRevision: false,
    review: fileReview(entries, { kind: 'addition', round: file.round }),
  }));

/** Returns the documents of a claim as its page lists them: the documents of its cause, then the added ones. */
export const attachmentsOf = (
  deps: Deps,
  claim: ClaimRecord,
  entries: readonly ClaimEntry[],
): ClaimAttachment[] => [...sentDocuments(deps, claim, entries), ...addedDocuments(deps, claim, entries)];
