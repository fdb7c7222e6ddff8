import type { PlanSection } from '../../lines/line-product.ts';
import { RichText } from '../../records/RichText.tsx';

/** Returns the section with the insurer's description of the plan; no section if the description is empty. */
export const generalInfoSections = (html: string): PlanSection[] =>
  html.trim() === ''
    ? []
    : [{ id: 'informasi-umum', title: 'Informasi Umum', content: <RichText html={html} />, folded: true }];
