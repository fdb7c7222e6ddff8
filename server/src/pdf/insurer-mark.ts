import { readFileSync } from 'node:fs';
import type { ContentSvg } from 'pdfmake/interfaces';

const FOLDER = new URL('../../../public/', import.meta.url);
/** Paths of the marks in this repository. Other logos are files of other hosts, which a letter does not load. */
const MARK_PATH = /^\/logos\/[\w-]+\.svg$/;
const MARK_SIZE = 28;

const svgs = new Map<string, string | null>();

function readSvg(logo: string): string | null {
  try {
    return readFileSync(new URL(`.${logo}`, FOLDER), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Returns the mark of an insurer that the pages show, too; none if its logo is not a file of this site, because the
 * insurer's name is next to the mark.
 */
export function insurerMark(logo: string): ContentSvg[] {
  if (!MARK_PATH.test(logo)) return [];
  const svg = svgs.get(logo) ?? readSvg(logo);
  svgs.set(logo, svg);
  return svg === null ? [] : [{ svg, width: MARK_SIZE }];
}
