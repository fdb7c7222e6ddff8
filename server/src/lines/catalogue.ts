import type { SoldLine } from '@naungan/domain/lines';
import { HEALTH } from './health/line.ts';
import type { ServerLine } from './line.ts';
import { PERSONAL_ACCIDENT } from './personal-accident/line.ts';
import { EARTHQUAKE, FIRE, FIRE_EARTHQUAKE } from './property/line.ts';
import { VEHICLE } from './vehicle/line.ts';

/** What the server does for each line. */
const SERVER_LINES: { [L in SoldLine]: ServerLine<L> } = {
  kesehatan: HEALTH,
  kecelakaandiri: PERSONAL_ACCIDENT,
  kendaraan: VEHICLE,
  kebakaran: FIRE,
  gempabumi: EARTHQUAKE,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE,
};

export function serverLine<L extends SoldLine>(line: L): ServerLine<L> {
  return SERVER_LINES[line];
}
