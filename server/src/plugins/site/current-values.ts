import { chatLink } from '@naungan/domain/consultation';
import { z } from 'zod';

/**
 * The values in built pages that can change without a new build: the site's URL, and the consultant settings, which
 * chat links contain.
 */
export const siteValues = z.object({
  origin: z.string(),
  settings: z.array(z.object({ slug: z.string(), value: z.string() })),
});
export type SiteValues = z.output<typeof siteValues>;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the texts to replace in a page, each with its replacement. `brandWhatsAppNumber` is used where the settings
 * have no number.
 */
function replacements(
  builtValues: SiteValues,
  currentValues: SiteValues,
  brandWhatsAppNumber: string,
): Map<string, string> {
  const chat = ({ settings }: SiteValues, text?: string) => chatLink(settings, brandWhatsAppNumber, text);
  return new Map([
    [builtValues.origin, currentValues.origin],
    [encodeURIComponent(builtValues.origin), encodeURIComponent(currentValues.origin)],
    [chat(builtValues), chat(currentValues)],
    // The link without a text, because every link with a prepared message begins with this link.
    [chat(builtValues, ''), chat(currentValues, '')],
  ]);
}

/** Returns a function that replaces the values of the build by the current values; null when they are equal. */
export function createUpdater(
  builtValues: SiteValues,
  currentValues: SiteValues,
  brandWhatsAppNumber: string,
): ((text: string) => string) | null {
  const pairs = replacements(builtValues, currentValues, brandWhatsAppNumber);
  if ([...pairs].every(([builtText, currentText]) => builtText === currentText)) return null;
  // One pass, longest text first, so that a replacement is not replaced again. `(?!\\d)` excludes a text that
  // ends inside a longer number.
  const texts = [...pairs.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?:${texts.map(escapePattern).join('|')})(?!\\d)`, 'g');
  return (text) => text.replace(pattern, (foundText) => pairs.get(foundText) ?? foundText);
}

/** Returns example premiums as text for a comparison, without the plans' ids, which no visitor sees. */
export const textOfExamples = (examples: unknown): string =>
  JSON.stringify(examples, (key, value: unknown) => (key === '_id' ? undefined : value));
