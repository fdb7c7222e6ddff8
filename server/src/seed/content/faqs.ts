import type { FaqCategorySeed } from './faq.ts';
import { jiwa } from './faqs/jiwa.ts';
import { kendaraan } from './faqs/kendaraan.ts';
import { kesehatan } from './faqs/kesehatan.ts';
import { properti } from './faqs/properti.ts';
import { umum } from './faqs/umum.ts';

/** The tabs in the order of the help page [1 §2.7]. */
export const faqs: FaqCategorySeed[] = [umum, kendaraan, jiwa, kesehatan, properti];
