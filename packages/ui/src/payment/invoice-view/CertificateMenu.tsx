import { certificateProblem } from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { ALERT_TITLES } from '@naungan/domain/messages';
import { ChevronDown, FileText } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';

export type CertificateMenuProps = Pick<InvoiceFormat, 'certificate'> & { status: string };

const rowClass =
  'flex min-h-11 w-full items-center gap-2.5 px-4 py-2 text-start font-semibold -outline-offset-2 hover:bg-brand-tint';

/** The certificates of an invoice: what is there opens in a new tab, what is not says why [3 §4]. */
export function CertificateMenu({ certificate, status }: CertificateMenuProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const rows = certificate.length > 0 ? certificate : [{ type: 'Sertifikat', attachment: null }];
  // What was asked for may have been issued meanwhile: then there is nothing to say any more.
  const wanted = rows.find(({ type }) => type === asked);
  const problem = wanted ? certificateProblem(status, wanted.attachment) : null;
  return (
    <div>
      <details className="group rounded-button border border-field bg-surface">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-button px-4 py-2 font-semibold">
          Sertifikat
          <ChevronDown aria-hidden="true" size={20} className="text-muted group-open:rotate-180" />
        </summary>
        <ul className="overflow-hidden rounded-b-button border-t border-line">
          {rows.map(({ type, attachment }) => (
            <li key={type}>
              {attachment && certificateProblem(status, attachment) === null ? (
                <a href={attachment} target="_blank" rel="noopener" className={rowClass}>
                  <FileText aria-hidden="true" size={18} className="shrink-0 text-brand" />
                  {type}
                  <span className="sr-only"> (buka di tab baru)</span>
                </a>
              ) : (
                <button type="button" className={rowClass} onClick={() => setAsked(type)}>
                  <FileText aria-hidden="true" size={18} className="shrink-0 text-muted" />
                  {type}
                </button>
              )}
            </li>
          ))}
        </ul>
      </details>
      {problem && (
        <Alert tone="warning" title={ALERT_TITLES.warning} className="mt-3">
          {problem}
        </Alert>
      )}
    </div>
  );
}
