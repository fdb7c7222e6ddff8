import { formatLongDate } from '@naungan/domain/dates';
import { MESSAGES } from '@naungan/domain/messages';
import { useState } from 'react';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { actionError } from '../form-errors/action-error.ts';
import { PlainLink } from '../form-page/FormPage.tsx';
import type { Consent } from './privacy-records.ts';

export type ConsentRowsProps = {
  consents: Consent[];
  onConsents: (consents: Consent[]) => void;
  /** Gives or withdraws the consent to offers; resolves to the consents as they are then. */
  onMarketingChange: (marketing: boolean) => Promise<Consent[]>;
  termsHref: string;
  privacyHref: string;
};

const inForce = ({ givenAt, withdrawnAt }: Consent) => givenAt !== null && withdrawnAt === null;

function since({ givenAt, withdrawnAt, version }: Consent): string {
  if (withdrawnAt) return `Ditarik ${formatLongDate(withdrawnAt)}.`;
  if (!givenAt) return 'Belum diberikan.';
  return `Diberikan ${formatLongDate(givenAt)}${version ? `, versi ${formatLongDate(version)}` : ''}.`;
}

/** Kinds that the account rests on are only told; offers can be switched, and the switch saves at once. */
export function ConsentRows({ consents, onConsents, onMarketingChange, ...hrefs }: ConsentRowsProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function change(marketing: boolean) {
    setWanted(marketing);
    try {
      onConsents(await onMarketingChange(marketing));
      toast({ about: 'consents', tone: 'success', message: 'Pilihan Anda sudah disimpan' });
    } catch (thrown) {
      toast({
        about: 'consents',
        tone: 'danger',
        message: actionError(thrown).message || MESSAGES.common.submitFailed,
      });
    }
    setWanted(null);
  }

  return (
    <ul className="nu:mt-3 nu:divide-y nu:divide-line">
      {consents.map((consent) => (
        <li key={consent.kind} className="nu:min-h-18 nu:py-3 nu:last:pb-0">
          {consent.kind === 'marketing' ? (
            <Checkbox
              className="nu:-my-2.5"
              label="Info produk dan penawaran lewat email"
              hint={since(consent)}
              checked={wanted ?? inForce(consent)}
              disabled={wanted !== null}
              onCheckedChange={change}
            />
          ) : (
            <>
              <PlainLink href={consent.kind === 'terms' ? hrefs.termsHref : hrefs.privacyHref}>
                {consent.kind === 'terms' ? 'Syarat & Ketentuan' : 'Kebijakan Privasi'}
              </PlainLink>
              <p className="nu:text-sm nu:text-muted">
                {since(consent)}
                {!consent.withdrawable && ' Diperlukan selama Anda memiliki akun.'}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
