import { landingTexts, type ProductContent } from '@naungan/api/content';
import type { ProductType } from '@naungan/domain/lines';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import type { Landing } from '../../lines/landing.ts';
import { contentOf, partnersByCode, sellersOf } from './repository.ts';

/** A landing page that lists its partners; `insurers` are their codes. */
const textsWithInsurers = landingTexts.extend({ insurers: z.array(z.string()) });

/** The content of a line's landing page with its partners, or null. */
export async function landingContent(
  db: Db | Tx,
  line: ProductType,
  { slug, partners }: Landing,
): Promise<ProductContent | null> {
  if (partners === 'sellers') {
    const texts = await contentOf(db, slug, landingTexts);
    return texts && { ...texts, partners: await sellersOf(db, line) };
  }
  const stored = await contentOf(db, slug, textsWithInsurers);
  if (!stored) return null;
  const { insurers, ...texts } = stored;
  return { ...texts, partners: await partnersByCode(db, insurers) };
}
