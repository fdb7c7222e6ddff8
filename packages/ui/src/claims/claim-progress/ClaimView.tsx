import type { ClaimDetail } from '@naungan/domain/claim/record';
import { isClaimUndecided } from '@naungan/domain/status';
import { useRef } from 'react';
import { useMessages } from '../../primitives/host/messages.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { DetailLayout, type GroupId } from '../../records/detail-layout/index.ts';
import { ClaimHeader } from './ClaimHeader.tsx';
import { ClaimHelp } from './ClaimHelp.tsx';
import { ClaimHistory } from './ClaimHistory.tsx';
import { ClaimInfo } from './ClaimInfo.tsx';
import { ClaimMessages } from './ClaimMessages.tsx';
import { ClaimPayment } from './ClaimPayment.tsx';
import { ClaimProduct } from './ClaimProduct.tsx';
import { ClaimStages } from './ClaimStages.tsx';
import type { ClaimActions } from './claim-actions.ts';
import { HeirLinkCard } from './HeirLinkCard.tsx';
import { claimPageMessages } from './messages.ts';
import { NextStep } from './NextStep.tsx';
import { hasRepair, RepairTimeline } from './RepairTimeline.tsx';

/** The tabs of the page; 'progress' is the default [3 §4]. */
export const CLAIM_PAGE_TABS = ['progress', 'info', 'messages'] as const;

export type ClaimPageTab = (typeof CLAIM_PAGE_TABS)[number];

/** Returns the tab that a text from the URL names; 'progress' for any other text. */
export const readClaimPageTab = (text: string | null): ClaimPageTab =>
  CLAIM_PAGE_TABS.find((tab) => tab === text) ?? 'progress';

export type ClaimViewProps = {
  claim: ClaimDetail;
  actions: ClaimActions;
  refresh: () => Promise<void>;
  /** The selected tab. */
  tab: ClaimPageTab;
  onTabChange: (tab: ClaimPageTab) => void;
  /** Whether an heir opens the page. */
  isForHeir: boolean;
};

/** Returns the groups of the page: the next step and the progress, then the groups of the selected tab. */
function groupsOf(claim: ClaimDetail, tab: ClaimPageTab): readonly GroupId[] {
  const groupsOfTab = {
    progress: [...(hasRepair(claim) ? (['perbaikan'] as const) : []), 'riwayat'],
    info: [...(claim.beneficiary.length > 0 ? (['siapa'] as const) : []), 'apa', 'berkas'],
    messages: ['pesan'],
  } as const satisfies Record<ClaimPageTab, readonly GroupId[]>;
  return ['langkah', 'progres', ...groupsOfTab[tab]];
}

/** Shows a complete claim [3 §2]: first the next step, then the stages and the amount, then the tabs. */
export function ClaimView({ claim, actions, refresh, tab, onTabChange, isForHeir }: ClaimViewProps) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const tabs = useRef<HTMLDivElement>(null);
  return (
    <div className="nu:grid nu:gap-5">
      <ClaimHeader claim={claim} isForHeir={isForHeir} />
      <DetailLayout
        groups={groupsOf(claim, tab)}
        asideLabel={texts.paymentAndProduct}
        aside={
          <>
            <ClaimPayment claim={claim} actions={actions} refresh={refresh} />
            <ClaimProduct claim={claim} isForHeir={isForHeir} />
          </>
        }
        groupsAfterAmounts={
          <>
            <Tabs
              ref={tabs}
              label={texts.claims}
              value={tab}
              onValueChange={(selectedTab) => onTabChange(readClaimPageTab(selectedTab))}
              tabs={[
                {
                  value: 'progress',
                  label: texts.progress,
                  content: (
                    <div className="nu:grid nu:gap-5">
                      {hasRepair(claim) && <RepairTimeline repair={claim.vehicle?.repair ?? []} />}
                      <ClaimHistory history={claim.history} />
                    </div>
                  ),
                },
                { value: 'info', label: texts.information, content: <ClaimInfo claim={claim} /> },
                {
                  value: 'messages',
                  label: claim.messages.length > 0 ? `Pesan (${claim.messages.length})` : texts.messages,
                  content: <ClaimMessages claim={claim} actions={actions} refresh={refresh} />,
                },
              ]}
            />
            <ClaimHelp
              claim={claim}
              actions={actions}
              refresh={refresh}
              onMessage={() => {
                onTabChange('messages');
                tabs.current?.scrollIntoView({ block: 'start' });
              }}
            />
            {claim.heirLink && actions.link && <HeirLinkCard link={claim.heirLink} actions={actions.link} />}
          </>
        }
      >
        {/* The key keeps the dialogs mounted until a decision, so that a new state does not close them. */}
        <NextStep
          key={isClaimUndecided(claim.state) ? 'undecided' : claim.state}
          claim={claim}
          actions={actions}
          refresh={refresh}
        />
        <ClaimStages claim={claim} />
      </DetailLayout>
    </div>
  );
}
