import { ADDRESS_LABELS } from '@naungan/domain/address';
import { INSURED_LABELS } from '@naungan/domain/insured';
import type { PersonDetails } from '@naungan/domain/lines/person/record';
import { groupFacts } from '../../core/data-copy.ts';
import type { Fact } from '../../core/module.ts';

const LABELS: Record<string, string> = { ...INSURED_LABELS, ...ADDRESS_LABELS };
const labelOf = (key: string) => LABELS[key] ?? key;

/** Whom an order insures, under the labels of its form. */
export const personFacts = ({ insured, addresses }: PersonDetails): Fact[] => [
  ...groupFacts(insured, labelOf),
  ...groupFacts(addresses, labelOf),
];
