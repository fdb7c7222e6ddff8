import { BreakableText } from '../breakable-text/BreakableText.tsx';

/** Number of an order, a policy or an invoice, in figures of one width. */
export const RecordNumber = ({ text }: { text: string }) => (
  <BreakableText text={text} className="nu:tabular" />
);
