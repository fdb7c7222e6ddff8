import type { ProductType } from '@naungan/domain/lines';
import { HEALTH } from './health/index.ts';
import type { ServerLine } from './line.ts';
import { PERSONAL_ACCIDENT } from './personal-accident/index.ts';
import { EARTHQUAKE, FIRE, FIRE_EARTHQUAKE } from './property/index.ts';
import { VEHICLE } from './vehicle/index.ts';

/** The server's entry of every line. The only table of the server with a row for each line. */
const LINES: { [L in ProductType]: ServerLine<L> } = {
  kesehatan: HEALTH,
  kecelakaandiri: PERSONAL_ACCIDENT,
  kendaraan: VEHICLE,
  kebakaran: FIRE,
  gempabumi: EARTHQUAKE,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE,
};

export function serverLine<L extends ProductType>(line: L): ServerLine<L> {
  return LINES[line];
}
