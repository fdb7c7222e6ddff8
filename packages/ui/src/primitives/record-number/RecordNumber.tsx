import { BreakableText } from '../breakable-text/BreakableText.tsx';

/** Number of an order, a policy or an invoice, in tabular figures. */
export const RecordNumber = ({ text }: { text: string }) => (
  <BreakableText text={text} className="nu:tabular" />
);
