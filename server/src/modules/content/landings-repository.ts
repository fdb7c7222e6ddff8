import { type LandingContent, landingTexts } from '@naungan/api/lines/landing';
import type { IsoDate } from '@naungan/domain/dates';
import type { ProductType } from '@naungan/domain/lines';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import { contentOf, partnersByCode, sellersOf } from './repository.ts';

/**
 * The stored texts of a landing page. `insurers`: codes of the insurers that the page shows as partners; without this
 * list, the page shows every insurer that sells the line.
 */
const storedTexts = landingTexts.extend({ insurers: z.array(z.string()).optional() });

/** Returns the content of a line's landing page with its partners on a day, or null. */
export async function landingContent(
  db: Db | Tx,
  line: ProductType,
  { slug, day }: { slug: string; day: IsoDate },
): Promise<LandingContent | null> {
  const storedContent = await contentOf(db, slug, storedTexts);
  if (!storedContent) return null;
  const { insurers, ...texts } = storedContent;
  return { ...texts, partners: await (insurers ? partnersByCode(db, insurers) : sellersOf(db, line, day)) };
}
