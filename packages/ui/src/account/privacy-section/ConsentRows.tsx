import { formatLongDate } from '@naungan/domain/dates';
import { MESSAGES } from '@naungan/domain/messages';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { PlainLink } from '../FormPage.tsx';
import type { Consent } from './privacy-records.ts';

export type ConsentRowsProps = {
  consents: Consent[];
  /** Called with the list of consents after a change. */
  onConsentsChange: (consents: Consent[]) => void;
  /** Gives (true) or withdraws (false) the consent to marketing; resolves to the new list of consents. */
  onMarketingChange: (marketing: boolean) => Promise<Consent[]>;
  termsHref: string;
  privacyHref: string;
};

const isGiven = ({ givenAt, withdrawnAt }: Consent) => givenAt !== null && withdrawnAt === null;

function statusText({ givenAt, withdrawnAt, version }: Consent): string {
  if (withdrawnAt) return `Ditarik ${formatLongDate(withdrawnAt)}.`;
  if (!givenAt) return 'Belum diberikan.';
  return `Diberikan ${formatLongDate(givenAt)}${version ? `, versi ${formatLongDate(version)}` : ''}.`;
}

/**
 * Shows the consents. The consents that an account requires cannot be withdrawn. The consent to marketing has a
 * checkbox, which saves immediately.
 */
export function ConsentRows(props: ConsentRowsProps) {
  const { consents, onConsentsChange, onMarketingChange, termsHref, privacyHref } = props;
  const [pendingChoice, setPendingChoice] = useState<boolean | null>(null);

  async function saveMarketingConsent(marketing: boolean) {
    setPendingChoice(marketing);
    try {
      onConsentsChange(await onMarketingChange(marketing));
      toast({ topic: 'consents', tone: 'success', message: 'Pilihan Anda sudah disimpan' });
    } catch (thrown) {
      toast({
        topic: 'consents',
        tone: 'danger',
        message: readApiProblem(thrown).message || MESSAGES.common.submitFailed,
      });
    }
    setPendingChoice(null);
  }

  return (
    <ul className="nu:mt-3 nu:divide-y nu:divide-line">
      {consents.map((consent) => (
        <li key={consent.kind} className="nu:min-h-18 nu:py-3 nu:last:pb-0">
          {consent.kind === 'marketing' ? (
            <Checkbox
              className="nu:-my-2.5"
              label="Informasi produk dan penawaran melalui email"
              hint={statusText(consent)}
              checked={pendingChoice ?? isGiven(consent)}
              disabled={pendingChoice !== null}
              onCheckedChange={saveMarketingConsent}
            />
          ) : (
            <>
              <PlainLink href={consent.kind === 'terms' ? termsHref : privacyHref}>
                {consent.kind === 'terms' ? 'Syarat & Ketentuan' : 'Kebijakan Privasi'}
              </PlainLink>
              <p className="nu:text-sm nu:text-muted">
                {statusText(consent)}
                {!consent.withdrawable && ' Diperlukan selama Anda memiliki akun.'}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
