import type { LineTypes, SoldLine } from '@naungan/domain/lines';
import type { ReactNode } from 'react';
import { PERSON_RECORD } from './person/record.ts';
import { PERSONAL_ACCIDENT_RECORD } from './personal-accident/record.ts';

/** An order or a policy in full. */
type RecordOf<L extends SoldLine> = LineTypes[L]['orderDetail'] | LineTypes[L]['policyDetail'];

/** How an order or a policy of a line is shown in full. */
export type LineRecord<L extends SoldLine> = {
  /** The sections that say whom or what it insures, and by which product [3 §3]. */
  Coverage: (props: { record: RecordOf<L> }) => ReactNode;
  /** Where a printed policy goes when no other address is given. */
  deliveryAddress: (record: RecordOf<L>) => string;
};

const LINE_RECORDS: { [L in SoldLine]: LineRecord<L> } = {
  kesehatan: PERSON_RECORD,
  kecelakaandiri: PERSONAL_ACCIDENT_RECORD,
};

export function lineRecord<L extends SoldLine>(line: L): LineRecord<L> {
  return LINE_RECORDS[line];
}
