import { type AttachmentSpec, kindForBoth, maxFiles } from '@naungan/domain/attachment';
import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, ProductType } from '@naungan/domain/lines';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { serverLine } from '../../lines/index.ts';

/** Returns a plan that is sold on the day, with its tariff of the day; null for an unknown, malformed or withdrawn id. */
export async function findPlan<L extends ProductType>(
  db: Db | Tx,
  line: L,
  id: string,
  day: IsoDate,
): Promise<PlanOf<L> | null> {
  return isUuid(id) ? serverLine(line).catalogue.find(db, id, day) : null;
}

/**
 * Returns one document for each code. Documents with the same code are merged: the result accepts every file kind that
 * one of them accepts, and has their highest limits.
 */
export function widestSpecs(documents: readonly AttachmentSpec[]): Map<string, AttachmentSpec> {
  const specs = new Map<string, AttachmentSpec>();
  for (const spec of documents) {
    const mergedSpec = specs.get(spec.code);
    const limit = Math.max(spec.limit, mergedSpec?.limit ?? 0);
    const max = Math.max(maxFiles(spec), mergedSpec ? maxFiles(mergedSpec) : 0);
    const extention = kindForBoth(spec.extention, mergedSpec?.extention ?? spec.extention);
    specs.set(spec.code, { ...spec, extention, limit, max });
  }
  return specs;
}

/**
 * Returns the rules for uploads to a line, by document code. The rules of all plans of the line are merged, because a
 * file is checked while it arrives, and the form field with the plan's id may arrive later.
 */
export async function uploadSpecs(db: Db | Tx, line: ProductType): Promise<Map<string, AttachmentSpec>> {
  return widestSpecs(await serverLine(line).catalogue.documents(db));
}
