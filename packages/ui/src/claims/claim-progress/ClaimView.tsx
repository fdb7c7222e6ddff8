import type { ClaimDetail } from '@naungan/domain/claim/record';
import { isUndecided } from '@naungan/domain/status';
import { Tabs } from '../../primitives/tabs/index.ts';
import { ClaimHeader } from './ClaimHeader.tsx';
import { ClaimInfo } from './ClaimInfo.tsx';
import { ClaimPayment } from './ClaimPayment.tsx';
import { ClaimProduct } from './ClaimProduct.tsx';
import { ClaimStages } from './ClaimStages.tsx';
import type { ClaimActions } from './claim-actions.ts';
import { NextStep } from './NextStep.tsx';
import { RepairTimeline } from './RepairTimeline.tsx';

/** The page has two tabs; 'progress' is the default [3 §4]. */
export type ClaimPart = 'progress' | 'info';

export const readClaimPart = (text: string | null): ClaimPart => (text === 'info' ? 'info' : 'progress');

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
  return (
    <div className="nu:grid nu:gap-5">
      <ClaimHeader claim={claim} ofHeir={ofHeir} />
      <div className="nu:grid nu:items-start nu:gap-5 nu:@desktop:grid-cols-[minmax(0,1fr)_340px]">
        <div className="nu:grid nu:min-w-0 nu:gap-5">
          {/* A returned claim gets new dialogs; until a decision they stay mounted. */}
          <NextStep
            key={isUndecided(claim.state) ? 'undecided' : claim.state}
            claim={claim}
            actions={actions}
            refresh={refresh}
          />
          <Tabs
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
                    <ClaimPayment claim={claim} />
                    <RepairTimeline claim={claim} />
                  </div>
                ),
              },
              { value: 'info', label: 'Info klaim', content: <ClaimInfo claim={claim} /> },
            ]}
          />
        </div>
        <ClaimProduct claim={claim} ofHeir={ofHeir} />
      </div>
    </div>
  );
}
