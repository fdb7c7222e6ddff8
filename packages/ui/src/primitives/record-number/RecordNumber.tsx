import { BreakableText } from '../breakable-text/BreakableText.tsx';

/** The number of an order, a policy or an invoice, in digits of equal width. */
export const RecordNumber = ({ text }: { text: string }) => (
  <BreakableText text={text} className="nu:tabular" />
);
