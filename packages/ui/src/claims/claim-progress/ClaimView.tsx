import type { ClaimDetail } from '@naungan/domain/claim/record';
import { isClaimUndecided } from '@naungan/domain/status';
import { useRef } from 'react';
import { Tabs } from '../../primitives/tabs/index.ts';
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
import { RepairTimeline } from './RepairTimeline.tsx';

/** The tabs of the page; 'progress' is the default [3 §4]. */
export const CLAIM_PARTS = ['progress', 'info', 'messages'] as const;

export type ClaimPart = (typeof CLAIM_PARTS)[number];

export const readClaimPart = (text: string | null): ClaimPart =>
  CLAIM_PARTS.find((part) => part === text) ?? 'progress';

export type ClaimViewProps = {
  claim: ClaimDetail;
  actions: ClaimActions;
  refresh: () => Promise<void>;
  part: ClaimPart;
  onPartChange: (part: ClaimPart) => void;
  ofHeir: boolean;
};

/** A complete claim [3 §2]: first the next step, then the stage, then values and files. */
export function ClaimView({ claim, actions, refresh, part, onPartChange, ofHeir }: ClaimViewProps) {
  const tabs = useRef<HTMLDivElement>(null);
  return (
    <div className="nu:grid nu:gap-5">
      <ClaimHeader claim={claim} ofHeir={ofHeir} />
      <div className="nu:grid nu:items-start nu:gap-5 nu:@desktop:grid-cols-[minmax(0,1fr)_340px]">
        <div className="nu:grid nu:min-w-0 nu:gap-5">
          {/* The key keeps the dialogs mounted until a decision, so that a new state does not close them. */}
          <NextStep
            key={isClaimUndecided(claim.state) ? 'undecided' : claim.state}
            claim={claim}
            actions={actions}
            refresh={refresh}
          />
          <Tabs
            ref={tabs}
            label="Klaim"
            value={part}
            onValueChange={(next) => onPartChange(readClaimPart(next))}
            tabs={[
              {
                value: 'progress',
                label: 'Progres',
                content: (
                  <div className="nu:grid nu:gap-5">
                    <ClaimStages claim={claim} />
                    <ClaimPayment claim={claim} actions={actions} refresh={refresh} />
                    <RepairTimeline claim={claim} />
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
        </div>
        <aside aria-label="Produk dan bantuan" className="nu:grid nu:min-w-0 nu:gap-5">
          <ClaimProduct claim={claim} ofHeir={ofHeir} />
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
        </aside>
      </div>
    </div>
  );
}
