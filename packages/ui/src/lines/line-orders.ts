import type { ProductType } from '@naungan/domain/lines';
import { HEALTH_ORDER } from './health/order.ts';
import type { LineOrder } from './line-order.ts';
import { PERSONAL_ACCIDENT_ORDER } from './personal-accident/order.ts';
import { PROPERTY_ORDER } from './property/order.ts';
import { VEHICLE_ORDER } from './vehicle/order.ts';

/** The order wizard. */
const LINE_ORDERS: { [L in ProductType]: LineOrder<L> } = {
  kesehatan: HEALTH_ORDER,
  kecelakaandiri: PERSONAL_ACCIDENT_ORDER,
  kendaraan: VEHICLE_ORDER,
  kebakaran: PROPERTY_ORDER,
  gempabumi: PROPERTY_ORDER,
  'kebakaran-gempabumi': PROPERTY_ORDER,
};

export function lineOrder<L extends ProductType>(line: L): LineOrder<L> {
  return LINE_ORDERS[line];
}
