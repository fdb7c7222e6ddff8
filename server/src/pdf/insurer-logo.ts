import { readFileSync } from 'node:fs';
import type { ContentSvg } from 'pdfmake/interfaces';

const FOLDER = new URL('../../../public/', import.meta.url);
/** Paths of the logos in this repository. Other logos are files of other hosts, which a letter does not load. */
const LOGO_PATH = /^\/logos\/[\w-]+\.svg$/;
const LOGO_SIZE = 28;

/** The files that were read, by path; null for a missing file. */
const svgs = new Map<string, string | null>();

function readSvg(logo: string): string | null {
  try {
    return readFileSync(new URL(`.${logo}`, FOLDER), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Returns a list with the insurer's logo; an empty list if the logo is not a file of this site. The letter shows the
 * insurer's name in both cases.
 */
export function insurerLogo(logo: string): ContentSvg[] {
  if (!LOGO_PATH.test(logo)) return [];
  if (!svgs.has(logo)) svgs.set(logo, readSvg(logo));
  const svg = svgs.get(logo);
  return svg ? [{ svg, width: LOGO_SIZE }] : [];
}
