import type { PlanSection } from '../../lines/line-product.ts';
import { RichText } from '../../records/RichText.tsx';

/** Returns the section with the insurer's description of the plan, which has this title; no section if the description is empty. */
export const generalInfoSections = (html: string, title: string): PlanSection[] =>
  html.trim() === ''
    ? []
    : [{ id: 'informasi-umum', title, content: <RichText html={html} />, folded: true }];
