import { REPAIR_LABELS } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { isClaimEnded } from '@naungan/domain/status';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { LINK_REFRESH_MS, usePolling } from '../../flow/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { claimsHref, useLinks } from '../../primitives/host/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { StatusNotice } from '../../records/StatusNotice.tsx';
import type { RequestLink } from '../link-request/LinkRequestDialog.tsx';
import { RequestLinkButton } from '../link-request/RequestLinkButton.tsx';
import { ClaimSkeleton } from './ClaimSkeleton.tsx';
import { type ClaimPageTab, ClaimView } from './ClaimView.tsx';
import type { ClaimActions } from './claim-actions.ts';
import { claimPageMessages } from './messages.ts';

export type ClaimPageProps = {
  /** Rejects with 404 when the claim does not exist or belongs to another member. */
  load: () => Promise<ClaimDetail>;
  actions: ClaimActions;
  /** Milliseconds between background reloads until the claim has ended; 0 disables them. Default: 5,000. */
  refreshEvery?: number;
  /** Subscribes to changes of the claim in other tabs or on the server. */
  watch?: Watch | undefined;
  tab: ClaimPageTab;
  onTabChange: (tab: ClaimPageTab) => void;
  /** Whether an heir opens the page. Heirs have no member account, so the page shows no links to the account area. */
  isForHeir?: boolean;
  /** Mails the link again to an heir; offered when the link in the URL is invalid. */
  requestLink?: RequestLink | undefined;
};

const DEFAULT_REFRESH_MS = 5_000;

/** The page of a claim by id; updates after changes by the insurer. */
export function ClaimPage(props: ClaimPageProps & PageAttributes<'ClaimPage'>) {
  return (
    <HostElement<ClaimPageProps> props={props} name="ClaimPage">
      {(own) => <ClaimPageContent {...own} />}
    </HostElement>
  );
}

function ClaimPageContent({
  load,
  refreshEvery = DEFAULT_REFRESH_MS,
  watch,
  isForHeir = false,
  requestLink,
  ...viewProps
}: ClaimPageProps) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const links = useLinks();
  return (
    <AsyncContent
      load={load}
      skeleton={<ClaimSkeleton isForHeir={isForHeir} />}
      notFound={({ message }) => (
        <EmptyState
          title={
            <Heading level={1} className="nu:text-h5">
              {isForHeir ? message : texts.notFound}
            </Heading>
          }
          action={
            <>
              {requestLink && <RequestLinkButton requestLink={requestLink} />}
              <ButtonLink
                variant={requestLink ? 'secondary' : 'primary'}
                href={isForHeir ? links.claims : claimsHref(links)}
              >
                {isForHeir ? texts.findPolicy : texts.myClaims}
              </ButtonLink>
            </>
          }
        >
          {isForHeir ? texts.checkHeirLink : texts.checkLink}
        </EmptyState>
      )}
    >
      {(claim, { refresh }) => (
        <LiveClaim
          {...viewProps}
          claim={claim}
          refresh={refresh}
          refreshEvery={refreshEvery}
          watch={watch}
          isForHeir={isForHeir}
        />
      )}
    </AsyncContent>
  );
}

/** Returns a text with the number of the handler's messages; '' if there is none. */
function repliesText(messages: ClaimDetail['messages'], texts: Messages['ClaimPage']): string {
  const replyCount = messages.filter(({ from }) => from === 'desk').length;
  return replyCount > 0 ? texts.replies(replyCount) : '';
}

/** Returns the texts to announce to screen readers when they change while the page is open. An empty text is ignored. */
const statusTexts = (
  { head, next, vehicle, payment, messages }: ClaimDetail,
  texts: Messages['ClaimPage'],
): string[] => [
  repliesText(messages, texts),
  texts.status(head.statusText),
  next.title,
  payment.statusText && texts.paymentStatus(payment.statusText),
  ...(vehicle?.repair ?? []).map(({ step }) => `Perbaikan: ${REPAIR_LABELS[step]}`),
];

type LiveClaimProps = Required<Pick<ClaimPageProps, 'refreshEvery' | 'isForHeir'>> &
  Pick<ClaimPageProps, 'actions' | 'watch' | 'tab' | 'onTabChange'> & {
    claim: ClaimDetail;
    refresh: () => Promise<void>;
  };

/** Shows a claim and reloads it at intervals and after changes. */
function LiveClaim({ refreshEvery, watch, ...viewProps }: LiveClaimProps) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const { claim, refresh } = viewProps;
  // An ended claim is reloaded only to renew its links to files, which expire.
  usePolling(refresh, isClaimEnded(claim.state) ? LINK_REFRESH_MS : refreshEvery);
  useWatch(watch, refresh);
  return (
    <>
      <StatusNotice texts={statusTexts(claim, texts)} />
      <ClaimView {...viewProps} />
    </>
  );
}
