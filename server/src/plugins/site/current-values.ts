import { chatLink } from '@naungan/domain/consultation';
import { z } from 'zod';

/** What pages hold that may change without a build: the site's address, and the settings that links are made of. */
export const siteValues = z.object({
  origin: z.string(),
  settings: z.array(z.object({ slug: z.string(), value: z.string() })),
});
export type SiteValues = z.output<typeof siteValues>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each text of a page and what stands in its place. */
function replacements(built: SiteValues, now: SiteValues, brandNumber: string): Map<string, string> {
  const chat = ({ settings }: SiteValues, text?: string) => chatLink(settings, brandNumber, text);
  return new Map([
    [built.origin, now.origin],
    [encodeURIComponent(built.origin), encodeURIComponent(now.origin)],
    [chat(built), chat(now)],
    // Links with a text of their own follow the number.
    [chat(built, ''), chat(now, '')],
  ]);
}

/** Replaces what a page was built with by what holds now; null when nothing differs. */
export function updater(
  built: SiteValues,
  now: SiteValues,
  brandNumber: string,
): ((text: string) => string) | null {
  const pairs = replacements(built, now, brandNumber);
  if ([...pairs].every(([before, after]) => before === after)) return null;
  // All at once, the longest first: what was written in is never looked at again, and no number within a longer one.
  const texts = [...pairs.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?:${texts.map(escaped).join('|')})(?!\\d)`, 'g');
  return (text) => text.replace(pattern, (found) => pairs.get(found) ?? found);
}
