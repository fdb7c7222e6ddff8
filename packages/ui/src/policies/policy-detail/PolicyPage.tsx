import type { PolicyDetail as Policy } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { LINKS_EVERY_MS, usePolling } from '../../flow/use-polling/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch/use-watch.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { deliveryText } from '../../records/delivery-dialog/delivery-text.ts';
import { StatusNotice } from '../../records/status-notice/StatusNotice.tsx';
import { policyLabel } from '../policy-list/index.ts';
import { PolicyDetail, type PolicyDetailProps } from './PolicyDetail.tsx';

export type PolicyPageProps = {
  /** 404 when the policy does not exist or is somebody else's. */
  load: () => Promise<Policy>;
  /** Tells when the policy may have changed elsewhere. */
  watch?: Watch | undefined;
} & Pick<PolicyDetailProps, 'openPdf'>;

/** A policy by its id. */
export function PolicyPage({ load, watch, openPdf }: PolicyPageProps) {
  const links = useLinks();
  return (
    <AsyncContent
      load={load}
      skeleton={
        <div className="nu:grid nu:gap-5">
          <Skeleton className="nu:h-64 nu:w-full nu:rounded-card" />
          <Skeleton className="nu:h-72 nu:w-full nu:rounded-card" />
        </div>
      }
      notFound={
        <EmptyState
          title={MESSAGES.common.notFound}
          action={<ButtonLink href={links.policies}>Lihat polis saya</ButtonLink>}
        >
          Polis tidak ditemukan. Periksa kembali tautan Anda atau buka dari daftar polis.
        </EmptyState>
      }
    >
      {(policy, { refresh }) => (
        <LivePolicy policy={policy} refresh={refresh} watch={watch} openPdf={openPdf} />
      )}
    </AsyncContent>
  );
}

type LivePolicyProps = PolicyDetailProps & { refresh: () => Promise<void>; watch: Watch | undefined };

function LivePolicy({ policy, refresh, watch, openPdf }: LivePolicyProps) {
  usePolling(refresh, LINKS_EVERY_MS, true);
  useWatch(watch, refresh);
  return (
    <>
      <StatusNotice
        texts={[`Status polis: ${policyLabel(policy)}`, deliveryText(policy.policy)].filter(Boolean)}
      />
      <PolicyDetail policy={policy} openPdf={openPdf} />
    </>
  );
}
