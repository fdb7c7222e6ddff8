import { formatLongDate } from '@naungan/domain/dates';
import { MESSAGES } from '@naungan/domain/messages';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { toast } from '../../primitives/toast/index.ts';
import { PlainLink } from '../FormPage.tsx';
import { accountFormsMessages } from '../messages.ts';
import { privacyMessages } from './messages.ts';
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

function statusText({ givenAt, withdrawnAt, version }: Consent, texts: Messages['Privacy']): string {
  if (withdrawnAt) return texts.withdrawn(formatLongDate(withdrawnAt));
  if (!givenAt) return texts.notGiven;
  return version
    ? texts.givenVersion(formatLongDate(givenAt), formatLongDate(version))
    : texts.given(formatLongDate(givenAt));
}

/**
 * Shows the consents. The consents that an account requires cannot be withdrawn. The consent to marketing has a
 * checkbox, which saves immediately.
 */
export function ConsentRows(props: ConsentRowsProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('Privacy', privacyMessages);
  const { consents, onConsentsChange, onMarketingChange, termsHref, privacyHref } = props;
  const [pendingChoice, setPendingChoice] = useState<boolean | null>(null);

  async function saveMarketingConsent(marketing: boolean) {
    setPendingChoice(marketing);
    try {
      onConsentsChange(await onMarketingChange(marketing));
      toast({ topic: 'consents', tone: 'success', message: texts.saved });
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
              label={texts.marketing}
              hint={statusText(consent, texts)}
              checked={pendingChoice ?? isGiven(consent)}
              disabled={pendingChoice !== null}
              onCheckedChange={saveMarketingConsent}
            />
          ) : (
            <>
              <PlainLink href={consent.kind === 'terms' ? termsHref : privacyHref}>
                {consent.kind === 'terms' ? shared.terms : shared.privacy}
              </PlainLink>
              <p className="nu:text-sm nu:text-muted">
                {statusText(consent, texts)}
                {!consent.withdrawable && ` ${texts.required}`}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
