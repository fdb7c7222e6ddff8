import type { LineTypes, SoldLine } from '@naungan/domain/lines';
import type { ReactNode } from 'react';
import { PERSON_RECORD } from './person/record.ts';
import { PERSONAL_ACCIDENT_RECORD } from './personal-accident/record.ts';
import { FIRE_EARTHQUAKE_RECORD, PROPERTY_RECORD } from './property/record.ts';
import { VEHICLE_RECORD } from './vehicle/record.ts';

/** An order or a policy in full. */
type RecordOf<L extends SoldLine> = LineTypes[L]['orderDetail'] | LineTypes[L]['policyDetail'];

/** One policy of an order that has several; without number and link until it is issued. */
export type PolicyOfOrder = { label: string; number: string | null; attachment: string | null };

/** How an order or a policy of a line is shown in full. */
export type LineRecord<L extends SoldLine> = {
  /** The sections that say whom or what it insures, and by which product [3 §3]. */
  Coverage: (props: { record: RecordOf<L> }) => ReactNode;
  /** Where a printed policy goes when no other address is given. */
  deliveryAddress: (record: RecordOf<L>) => string;
  /** All of its policies, for a line whose orders have several. */
  policies?: (order: LineTypes[L]['orderDetail']) => readonly PolicyOfOrder[];
};

const LINE_RECORDS: { [L in SoldLine]: LineRecord<L> } = {
  kesehatan: PERSON_RECORD,
  kecelakaandiri: PERSONAL_ACCIDENT_RECORD,
  kendaraan: VEHICLE_RECORD,
  kebakaran: PROPERTY_RECORD,
  gempabumi: PROPERTY_RECORD,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE_RECORD,
};

export function lineRecord<L extends SoldLine>(line: L): LineRecord<L> {
  return LINE_RECORDS[line];
}
