import { certificateProblem } from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { ChevronDown, FileText } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { invoiceMessages } from './messages.ts';

export type CertificateMenuProps = Pick<InvoiceFormat, 'certificate'> & {
  /** Status of the invoice. */
  status: string;
};

const rowClass =
  'nu:flex nu:min-h-11 nu:w-full nu:items-center nu:gap-2.5 nu:px-4 nu:py-2 nu:text-start nu:font-semibold nu:-outline-offset-2 nu:hover:bg-brand-tint';

/**
 * A menu with the certificates of an invoice. An available certificate opens in a new tab. If an unavailable
 * certificate is chosen, a message below the menu gives the reason [3 §4].
 */
export function CertificateMenu({ certificate, status }: CertificateMenuProps) {
  const texts = useMessages('Invoice', invoiceMessages);
  const [chosenType, setChosenType] = useState<string | null>(null);
  // An invoice without certificates has one row for a certificate that is not issued yet.
  const rows = certificate.length > 0 ? certificate : [{ type: 'Sertifikat', attachment: null }];
  const chosenRow = rows.find(({ type }) => type === chosenType);
  const problem = chosenRow ? certificateProblem(status, chosenRow.attachment) : null;
  return (
    <div>
      <details className="nu:group nu:rounded-button nu:border nu:border-field nu:bg-surface">
        <summary className="nu:flex nu:min-h-12 nu:cursor-pointer nu:items-center nu:justify-between nu:gap-3 nu:rounded-button nu:px-4 nu:py-2 nu:font-semibold">
          {texts.certificates}
          <ChevronDown aria-hidden="true" size={20} className="nu:text-muted nu:group-open:rotate-180" />
        </summary>
        <ul className="nu:overflow-hidden nu:rounded-b-button nu:border-t nu:border-line">
          {rows.map(({ type, attachment }) => (
            <li key={type}>
              {attachment && certificateProblem(status, attachment) === null ? (
                <a href={attachment} target="_blank" rel="noopener" className={rowClass}>
                  <FileText aria-hidden="true" size={18} className="nu:shrink-0 nu:text-brand" />
                  {type}
                  <span className="nu:sr-only"> {texts.newTab}</span>
                </a>
              ) : (
                <button type="button" className={rowClass} onClick={() => setChosenType(type)}>
                  <FileText aria-hidden="true" size={18} className="nu:shrink-0 nu:text-muted" />
                  {type}
                </button>
              )}
            </li>
          ))}
        </ul>
      </details>
      {problem && (
        <Alert tone="warning" title={texts.noticeTitle} className="nu:mt-3">
          {problem}
        </Alert>
      )}
    </div>
  );
}
