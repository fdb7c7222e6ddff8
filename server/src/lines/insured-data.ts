import { ADDRESS_LABELS } from '@naungan/domain/address';
import { INSURED_LABELS } from '@naungan/domain/insured';
import type { InsuredDetails } from '@naungan/domain/order/record';
import { groupFacts } from '../core/data-copy.ts';
import type { Fact } from '../core/module.ts';

const LABELS: Record<string, string> = { ...INSURED_LABELS, ...ADDRESS_LABELS };
const labelOf = (key: string) => LABELS[key] ?? key;

/** Returns the insured person's data under the labels of the order form. */
export const insuredData = ({ insured, addresses }: InsuredDetails): Fact[] => [
  ...groupFacts(insured, labelOf),
  ...groupFacts(addresses, labelOf),
];
