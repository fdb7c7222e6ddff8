import type { ClaimDetail } from '@naungan/domain/claim/record';
import { isClaimUndecided } from '@naungan/domain/status';
import { useRef } from 'react';
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
import { NextStep } from './NextStep.tsx';
import { hasRepair, RepairTimeline } from './RepairTimeline.tsx';

/** The tabs of the page; 'progress' is the default [3 §4]. */
export const CLAIM_PARTS = ['progress', 'info', 'messages'] as const;

export type ClaimPart = (typeof CLAIM_PARTS)[number];

/** Returns the tab that a text from the URL names; 'progress' for any other text. */
export const readClaimPart = (text: string | null): ClaimPart =>
  CLAIM_PARTS.find((part) => part === text) ?? 'progress';

export type ClaimViewProps = {
  claim: ClaimDetail;
  actions: ClaimActions;
  refresh: () => Promise<void>;
  /** The open tab. */
  part: ClaimPart;
  onPartChange: (part: ClaimPart) => void;
  /** Whether an heir opens the page. */
  ofHeir: boolean;
};

/** Returns the groups of the page: the next step and the progress, then the groups of the open tab. */
function groupsOf(claim: ClaimDetail, part: ClaimPart): readonly GroupId[] {
  const groupsOfPart = {
    progress: [...(hasRepair(claim) ? (['perbaikan'] as const) : []), 'riwayat'],
    info: [...(claim.beneficiary.length > 0 ? (['siapa'] as const) : []), 'apa', 'berkas'],
    messages: ['pesan'],
  } as const satisfies Record<ClaimPart, readonly GroupId[]>;
  return ['langkah', 'progres', ...groupsOfPart[part]];
}

/** Shows a complete claim [3 §2]: first the next step, then the stages and the amount, then the tabs. */
export function ClaimView({ claim, actions, refresh, part, onPartChange, ofHeir }: ClaimViewProps) {
  const tabs = useRef<HTMLDivElement>(null);
  return (
    <div className="nu:grid nu:gap-5">
      <ClaimHeader claim={claim} ofHeir={ofHeir} />
      <DetailLayout
        groups={groupsOf(claim, part)}
        asideLabel="Pembayaran dan produk"
        aside={
          <>
            <ClaimPayment claim={claim} actions={actions} refresh={refresh} />
            <ClaimProduct claim={claim} ofHeir={ofHeir} />
          </>
        }
        more={
          <>
            <Tabs
              ref={tabs}
              label="Klaim"
              value={part}
              onValueChange={(selectedTab) => onPartChange(readClaimPart(selectedTab))}
              tabs={[
                {
                  value: 'progress',
                  label: 'Progres',
                  content: (
                    <div className="nu:grid nu:gap-5">
                      {hasRepair(claim) && <RepairTimeline repair={claim.vehicle?.repair ?? []} />}
                      <ClaimHistory history={claim.history} />
                    </div>
                  ),
                },
                { value: 'info', label: 'Info klaim', content: <ClaimInfo claim={claim} /> },
                {
                  value: 'messages',
                  label: claim.messages.length > 0 ? `Pesan (${claim.messages.length})` : 'Pesan',
                  content: <ClaimMessages claim={claim} actions={actions} refresh={refresh} />,
                },
              ]}
            />
            <ClaimHelp
              claim={claim}
              actions={actions}
              refresh={refresh}
              onMessage={() => {
                onPartChange('messages');
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
