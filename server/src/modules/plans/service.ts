import { type AttachmentSpec, mostFiles, widerKind } from '@naungan/domain/attachment';
import type { PlanOf, SoldLine } from '@naungan/domain/lines';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { serverLine } from '../../lines/catalogue.ts';

/** A plan that is sold, by id; null for an unknown, malformed or withdrawn one. */
export async function findPlan<L extends SoldLine>(
  db: Db | Tx,
  line: L,
  id: string,
): Promise<PlanOf<L> | null> {
  return isUuid(id) ? serverLine(line).catalogue.find(db, id) : null;
}

/** One specification a code: of those that share one, the widest kind and limit count. */
export function widestSpecs(documents: readonly AttachmentSpec[]): Map<string, AttachmentSpec> {
  const specs = new Map<string, AttachmentSpec>();
  for (const spec of documents) {
    const other = specs.get(spec.code);
    const limit = Math.max(spec.limit, other?.limit ?? 0);
    const max = Math.max(mostFiles(spec), other ? mostFiles(other) : 0);
    const extention = widerKind(spec.extention, other?.extention ?? spec.extention);
    specs.set(spec.code, { ...spec, extention, limit, max });
  }
  return specs;
}

/**
 * What a file of this code must be, whichever plan of the line it is for: a code means the same kind of
 * document in all of them, and the widest kind and limit count. A file part of an upload is limited while it
 * arrives, maybe before the part that names the plan.
 */
export async function uploadSpecs(db: Db | Tx, line: SoldLine): Promise<Map<string, AttachmentSpec>> {
  return widestSpecs(await serverLine(line).catalogue.documents(db));
}
