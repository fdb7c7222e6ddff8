import type { PolicyDetail as Policy } from '@naungan/domain/lines/record';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { LINK_REFRESH_MS, usePolling } from '../../flow/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch.ts';
import { loadLineRecord } from '../../lines/lines.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { deliveryText } from '../../records/delivery-dialog/delivery-text.ts';
import { deliveryMessages } from '../../records/delivery-dialog/messages.ts';
import { recordMessages } from '../../records/messages.ts';
import { policyLabel } from '../../records/PolicyTag.tsx';
import { StatusNotice } from '../../records/StatusNotice.tsx';
import { policyDetailMessages } from './messages.ts';
import { PolicyDetail, type PolicyDetailProps } from './PolicyDetail.tsx';

export type PolicyPageProps = {
  /** Loads the policy. Rejects with status 404 if it does not exist or belongs to another member. */
  load: () => Promise<Policy>;
  /** Subscribes to changes of the policy in other tabs or on the server. */
  watch?: Watch | undefined;
} & Pick<PolicyDetailProps, 'openPdf'>;

/** The page of a policy by its id. */
export function PolicyPage(props: PolicyPageProps & PageAttributes<'PolicyDetail'>) {
  return (
    <HostElement<PolicyPageProps> props={props} name="PolicyDetail">
      {(own) => <PolicyPageContent {...own} />}
    </HostElement>
  );
}

function PolicyPageContent({ load, watch, openPdf }: PolicyPageProps) {
  const texts = useMessages('PolicyDetail', policyDetailMessages);
  const links = useLinks();

  /** Loads the screens of the product line after the policy, because the policy contains the line. */
  async function loadWithScreens() {
    const policy = await load();
    await loadLineRecord(policy.productType);
    return policy;
  }

  return (
    <AsyncContent
      load={loadWithScreens}
      skeleton={
        <div className="nu:grid nu:gap-5">
          <Skeleton className="nu:h-64 nu:w-full nu:rounded-card" />
          <Skeleton className="nu:h-72 nu:w-full nu:rounded-card" />
        </div>
      }
      notFound={
        <EmptyState
          title={
            <Heading level={1} className="nu:text-h5">
              {texts.notFoundTitle}
            </Heading>
          }
          action={<ButtonLink href={links.policies}>{texts.myPolicies}</ButtonLink>}
        >
          {texts.notFound}
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

/** Shows a policy and reloads it after changes, and before its links to files expire. */
function LivePolicy({ policy, refresh, watch, openPdf }: LivePolicyProps) {
  const texts = useMessages('PolicyDetail', policyDetailMessages);
  const recordTexts = useMessages('Records', recordMessages);
  const deliveryTexts = useMessages('Delivery', deliveryMessages);
  usePolling(refresh, LINK_REFRESH_MS);
  useWatch(watch, refresh);
  return (
    <>
      <StatusNotice
        texts={[
          texts.status(policyLabel(policy, recordTexts)),
          deliveryText(policy.policy, deliveryTexts),
        ].filter(Boolean)}
      />
      <PolicyDetail policy={policy} openPdf={openPdf} />
    </>
  );
}
