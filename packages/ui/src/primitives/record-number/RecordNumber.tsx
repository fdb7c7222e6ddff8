import { Fragment } from 'react';

/** Number of an order, a policy or an invoice: where it must break, it does so after a '-' or '/'. */
export function RecordNumber({ text }: { text: string }) {
  const parts = text.match(/[^-/]+[-/]?|[-/]/g) ?? [];
  return (
    <span className="tabular [overflow-wrap:anywhere]">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
