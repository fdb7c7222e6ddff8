import { chatLink } from '@naungan/domain/consultation';
import { z } from 'zod';

/** Values in pages that may change without a build: the site's URL, and the settings in links. */
export const siteValues = z.object({
  origin: z.string(),
  settings: z.array(z.object({ slug: z.string(), value: z.string() })),
});
export type SiteValues = z.output<typeof siteValues>;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the texts to replace in a page, with their replacements. */
function replacements(built: SiteValues, current: SiteValues, brandNumber: string): Map<string, string> {
  const chat = ({ settings }: SiteValues, text?: string) => chatLink(settings, brandNumber, text);
  return new Map([
    [built.origin, current.origin],
    [encodeURIComponent(built.origin), encodeURIComponent(current.origin)],
    [chat(built), chat(current)],
    // Chat links with a prepared message also contain the number.
    [chat(built, ''), chat(current, '')],
  ]);
}

/** Returns a function that replaces the values of the build by the current ones; null when they are equal. */
export function createUpdater(
  built: SiteValues,
  current: SiteValues,
  brandNumber: string,
): ((text: string) => string) | null {
  const pairs = replacements(built, current, brandNumber);
  if ([...pairs].every(([before, after]) => before === after)) return null;
  // One pass, longest text first, so that a replacement is not replaced again. `(?!\\d)` excludes a number inside a
  // longer one.
  const texts = [...pairs.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?:${texts.map(escapePattern).join('|')})(?!\\d)`, 'g');
  return (text) => text.replace(pattern, (placeholder) => pairs.get(placeholder) ?? placeholder);
}
