import type { ProductType } from '@naungan/domain/lines';
import { PERSON_RECORD } from './insured-person/record.ts';
import type { LineRecord } from './line-record.ts';
import { PERSONAL_ACCIDENT_RECORD } from './personal-accident/record.ts';
import { FIRE_EARTHQUAKE_RECORD, PROPERTY_RECORD } from './property/record.ts';
import { VEHICLE_RECORD } from './vehicle/record.ts';

/** Orders and policies in full. */
const LINE_RECORDS: { [L in ProductType]: LineRecord<L> } = {
  kesehatan: PERSON_RECORD,
  kecelakaandiri: PERSONAL_ACCIDENT_RECORD,
  kendaraan: VEHICLE_RECORD,
  kebakaran: PROPERTY_RECORD,
  gempabumi: PROPERTY_RECORD,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE_RECORD,
};

export function lineRecord<L extends ProductType>(line: L): LineRecord<L> {
  return LINE_RECORDS[line];
}
