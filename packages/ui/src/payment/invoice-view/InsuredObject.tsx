import type { InvoiceLine } from '@naungan/domain/invoice/record';
import { DescriptionList } from '../../primitives/description-list/index.ts';

/** A value with more characters takes a whole row. */
const MAX_SHORT_LENGTH = 28;
const isShort = ({ value }: InvoiceLine) => value.length <= MAX_SHORT_LENGTH;

/**
 * The facts about the insured building, vehicle or person, in a grid. They are sorted as in the invoice data, so that
 * facts about a building and about a person are not mixed.
 */
export function InsuredObject({ lines }: { lines: readonly InvoiceLine[] }) {
  return (
    <DescriptionList
      layout="grid"
      className="nu:gap-y-2! nu:grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]! nu:[&_dd]:wrap-anywhere"
      items={lines.map((line) => ({ ...line, wide: !isShort(line) }))}
    />
  );
}
