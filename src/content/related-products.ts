import { LINES } from '@naungan/domain/lines';

type Line = (typeof LINES)[keyof typeof LINES];

/**
 * Returns the lines that an article's category names: 'Kendaraan' is about Asuransi Kendaraan. For a general category, such
 * as 'Panduan', returns the first line of each product family.
 */
export function linesAbout(category: string): Line[] {
  const lines = Object.values(LINES);
  const matches = lines.filter(({ familyLabel }) => familyLabel === `Asuransi ${category}`);
  if (matches.length > 0) return matches;
  return lines.filter(({ family }, index) => lines.findIndex((line) => line.family === family) === index);
}
