import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { BreakableText } from '../../primitives/breakable-text/BreakableText.tsx';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PrintButton } from '../../primitives/print-button/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { ClaimActionProblem } from '../claim-progress/ClaimActionProblem.tsx';
import { ClaimSkeleton } from '../claim-progress/ClaimSkeleton.tsx';
import type { HeirLinkActions } from '../claim-progress/claim-actions.ts';
import { useClaimAction } from '../claim-progress/use-claim-action.ts';
import { heirClaimSentMessages } from './messages.ts';
import { NextSteps } from './NextSteps.tsx';

export type HeirClaimSentPageProps = {
  /** Rejects with 404 and a reason when the link is invalid. */
  load: () => Promise<ClaimDetail>;
  /** The absolute URL of the claim's progress page; the mail contains the same URL. */
  progressUrl: string;
  /** Mails the same link again to the heir's address. */
  resendLink: HeirLinkActions['mail'];
};

/** The confirmation page of an heir's claim: the number of the claim, the link to its progress, and the next steps. */
export function HeirClaimSentPage(props: HeirClaimSentPageProps & PageAttributes<'HeirClaimSent'>) {
  return (
    <HostElement<HeirClaimSentPageProps> props={props} name="HeirClaimSent">
      {(own) => <HeirClaimSentPageContent {...own} />}
    </HostElement>
  );
}

function HeirClaimSentPageContent({ load, ...confirmationProps }: HeirClaimSentPageProps) {
  const texts = useMessages('HeirClaimSent', heirClaimSentMessages);
  const links = useLinks();
  return (
    <AsyncContent
      load={load}
      skeleton={<ClaimSkeleton isForHeir />}
      notFound={({ message }) => (
        <EmptyState
          title={
            <Heading level={1} className="nu:text-h5">
              {message}
            </Heading>
          }
          action={<ButtonLink href={links.claims}>{texts.findPolicy}</ButtonLink>}
        >
          {texts.checkLink}
        </EmptyState>
      )}
    >
      {(claim) => <Confirmation {...confirmationProps} claim={claim} />}
    </AsyncContent>
  );
}

const doNothing = () => Promise.resolve();

type ConfirmationProps = Omit<HeirClaimSentPageProps, 'load'> & { claim: ClaimDetail };

function Confirmation({ claim, progressUrl, resendLink }: ConfirmationProps) {
  const texts = useMessages('HeirClaimSent', heirClaimSentMessages);
  const { claimNumber } = claim.head;
  const email = claim.heirLink?.email ?? '';
  // This page is no dialog, and mailing the link does not change the claim: nothing is closed or reloaded.
  const mailAction = useClaimAction({
    open: true,
    close: () => undefined,
    refresh: doNothing,
    failureMessage: texts.notSent,
  });
  // `PrintButton` prints the element with `data-paper`.
  return (
    <div data-paper="" className="nu:mx-auto nu:grid nu:max-w-3xl nu:gap-5">
      <header>
        <Heading level={1} className="nu:text-h3">
          {texts.title}
        </Heading>
        <p className="nu:mt-2">
          {CLAIM_MESSAGES.condolence} {texts.text}
        </p>
      </header>
      <Card>
        <div className="nu:flex nu:flex-wrap nu:items-end nu:justify-between nu:gap-x-4 nu:gap-y-2">
          <div className="nu:min-w-0">
            <p className="nu:text-[0.9375rem] nu:text-muted">{texts.number}</p>
            <p className="nu:text-h4">
              <RecordNumber text={claimNumber} />
            </p>
          </div>
          <CopyButton className="nu:print:hidden" value={claimNumber} subject={texts.copySubject} />
        </div>
        <div className="nu:mt-4 nu:border-t nu:border-line nu:pt-4">
          <p className="nu:text-[0.9375rem] nu:text-muted">{texts.link}</p>
          <p className="nu:mt-0.5 nu:font-semibold nu:break-all">{progressUrl}</p>
          <div className="nu:mt-3 nu:flex nu:flex-wrap nu:gap-2.5 nu:print:hidden">
            <ButtonLink href={progressUrl}>{texts.open}</ButtonLink>
            <CopyButton size="md" value={progressUrl} label={texts.copyLink} />
            <PrintButton variant="secondary" />
          </div>
          <p className="nu:mt-4 nu:text-muted">{texts.private}</p>
        </div>
        <div className="nu:mt-4 nu:border-t nu:border-line nu:pt-4">
          <p>
            {texts.mailed}{' '}
            <strong>
              <BreakableText text={email} />
            </strong>
            {texts.spam}
          </p>
          <ClaimActionProblem error={mailAction.error} />
          <Button
            variant="quiet"
            size="sm"
            className="nu:mt-1 nu:-ms-3 nu:print:hidden"
            pending={mailAction.pending}
            onClick={() => void mailAction.runAction(resendLink, texts.sent(email))}
          >
            {texts.resend}
          </Button>
        </div>
      </Card>
      <NextSteps stages={claim.progress.stage} />
    </div>
  );
}
