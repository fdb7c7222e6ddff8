import type { InvoiceLine } from '@naungan/domain/invoice/record';
import { DescriptionList } from '../../primitives/description-list/index.ts';

/** Number of characters up to which a value can share a row with other values. */
const MAX_SHORT_LENGTH = 28;
const isShort = ({ value }: InvoiceLine) => value.length <= MAX_SHORT_LENGTH;

/**
 * The lines about what is insured, in the sequence of the invoice data, so that lines about a building and about a
 * person are not mixed. A long value takes a whole row.
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
