import { REPAIR_LABELS } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { MESSAGES } from '@naungan/domain/messages';
import { isClaimEnded } from '@naungan/domain/status';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { LINKS_EVERY_MS, usePolling } from '../../flow/use-polling/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch/use-watch.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { claimsHref, useLinks } from '../../primitives/host/index.ts';
import { StatusNotice } from '../../records/status-notice/StatusNotice.tsx';
import { type ClaimPart, ClaimView } from './ClaimView.tsx';
import { ClaimWaiting } from './ClaimWaiting.tsx';
import type { ClaimActions } from './claim-actions.ts';

export type ClaimPageProps = {
  /** 404 when the claim does not exist or is somebody else's. */
  load: () => Promise<ClaimDetail>;
  actions: ClaimActions;
  /** Milliseconds between two silent readings until the claim has ended; 0 for none. */
  refreshEvery?: number;
  /** Tells when the claim may have changed elsewhere. */
  watch?: Watch | undefined;
  part: ClaimPart;
  onPartChange: (part: ClaimPart) => void;
  /** Of an heir, who has no account: nothing leads into one. */
  ofHeir?: boolean;
};

/** A claim by its id; it follows what is done with it on the other side. */
export function ClaimPage({ load, refreshEvery = 5000, watch, ofHeir = false, ...view }: ClaimPageProps) {
  const links = useLinks();
  return (
    <AsyncContent
      load={load}
      skeleton={<ClaimWaiting ofHeir={ofHeir} />}
      notFound={
        <EmptyState
          title={MESSAGES.claim.notFound}
          action={
            <ButtonLink href={ofHeir ? links.claims : claimsHref(links)}>
              {ofHeir ? 'Cari polis' : 'Lihat klaim saya'}
            </ButtonLink>
          }
        >
          Periksa kembali tautan Anda{ofHeir ? ' dari email kami' : ' atau buka dari daftar klaim'}.
        </EmptyState>
      }
    >
      {(claim, { refresh }) => (
        <LiveClaim
          {...view}
          claim={claim}
          refresh={refresh}
          refreshEvery={refreshEvery}
          watch={watch}
          ofHeir={ofHeir}
        />
      )}
    </AsyncContent>
  );
}

/** What of a claim can change while one looks at it. */
const statusTexts = ({ head, next, vehicle, payment }: ClaimDetail): string[] => [
  `Status klaim: ${head.statusText}`,
  next.title,
  payment.statusText && `Status pembayaran: ${payment.statusText}`,
  ...(vehicle?.repair ?? []).map(({ step }) => `Perbaikan: ${REPAIR_LABELS[step]}`),
];

type LiveClaimProps = Required<Pick<ClaimPageProps, 'refreshEvery' | 'ofHeir'>> &
  Pick<ClaimPageProps, 'actions' | 'watch' | 'part' | 'onPartChange'> & {
    claim: ClaimDetail;
    refresh: () => Promise<void>;
  };

function LiveClaim({ refreshEvery, watch, ...view }: LiveClaimProps) {
  const { claim, refresh } = view;
  usePolling(refresh, isClaimEnded(claim.state) ? LINKS_EVERY_MS : refreshEvery, true);
  useWatch(watch, refresh);
  return (
    <>
      <StatusNotice texts={statusTexts(claim)} />
      <ClaimView {...view} />
    </>
  );
}
