import { formatDateTime } from '@naungan/domain/dates';
import { DESK_CLAIM_STATE_ROWS } from '@naungan/domain/desk-status';
import { useState } from 'react';
import { CollaborationPanel } from '../collaboration/CollaborationPanel.tsx';
import { PresenceNote } from '../collaboration/PresenceNote.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { DocumentPanel } from '../documents/DocumentPanel.tsx';
import { LetterList } from '../letters/LetterList.tsx';
import { Checks } from '../parts/Checks.tsx';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { FactSection } from '../parts/fact-list/FactList.tsx';
import { History } from '../parts/History.tsx';
import { RecordHeader } from '../parts/RecordHeader.tsx';
import { RecordLayout } from '../parts/RecordLayout.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { ClaimActionDialog } from './ClaimActionDialog.tsx';
import { ClaimWait } from './ClaimWait.tsx';
import { CLAIM_ACTIONS, type ClaimAction, claimActions, waitsForColleaguesPayment } from './claim-actions.ts';
import { claimDocuments, claimFacts } from './claim-facts.ts';
import { claimChange, isLetterOutdated } from './claim-history.ts';
import type { DeskClaim } from './desk-claim.ts';
import { SecondPersonPanel } from './SecondPersonPanel.tsx';

export type ClaimPageProps = {
  claim: DeskClaim;
  listHref: string;
  changes: readonly string[];
  onReload: () => void;
  onDone: (message: string) => void;
};

function Messages({ claim }: { claim: DeskClaim }) {
  if (claim.messages.length === 0) return null;
  return (
    <section aria-label="Pesan" className="nu:border-b nu:border-line nu:p-4">
      <h2 className="nu:mb-2 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">Pesan</h2>
      <ol className="nu:grid nu:gap-2 nu:text-sm">
        {claim.messages.map(({ id, at, from, text }) => (
          <li key={id} className="nu:rounded-lg nu:bg-paper nu:px-3 nu:py-2">
            <p className="nu:text-xs nu:text-muted">
              {from === 'claimant' ? claim.claimant : 'Kami'} · {formatDateTime(at)}
            </p>
            <p className="nu:break-words nu:whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ClaimHeader({ claim, listHref }: Pick<ClaimPageProps, 'claim' | 'listHref'>) {
  const { now } = useDesk();
  const state = DESK_CLAIM_STATE_ROWS[claim.state];
  return (
    <RecordHeader
      listHref={listHref}
      number={claim.claimNumber}
      name={claim.claimant}
      amount={claim.payment.approvedAmount}
    >
      <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
      {claim.awaitsReply && <StatusBadge tone="warning">Pesan baru</StatusBadge>}
      <ClaimWait claim={claim} now={now()} isNamed />
    </RecordHeader>
  );
}

/** One claim: facts next to the documents, the actions that are possible now, messages and history. */
export function ClaimPage({ claim, listHref, changes, onReload, onDone }: ClaimPageProps) {
  const { me } = useDesk();
  const [openAction, setOpenAction] = useState<ClaimAction | null>(null);
  const actions = claimActions(claim.desk);
  useShortcuts(
    'Klaim',
    actions.map((action) => ({
      keys: `c ${CLAIM_ACTIONS[action].keys}`,
      label: CLAIM_ACTIONS[action].label,
      run: () => setOpenAction(action),
    })),
  );
  return (
    <>
      <RecordLayout
        header={<ClaimHeader claim={claim} listHref={listHref} />}
        facts={claimFacts(claim, me.permissions).map(({ title, facts }) => (
          <FactSection key={title} title={title} facts={facts} />
        ))}
        documents={<DocumentPanel documents={claimDocuments(claim)} onReload={onReload} />}
        side={
          <>
            <PresenceNote subject="claim" id={claim.id} />
            <section aria-label="Tindakan" className="nu:border-b nu:border-line nu:p-4">
              <div className="nu:flex nu:flex-wrap nu:gap-2 nu:xl:grid">
                {waitsForColleaguesPayment(claim, me.permissions) && (
                  <p className="nu:text-sm">Menunggu pembayaran oleh rekan dengan peran Keuangan.</p>
                )}
                {actions.map((action) => (
                  <DeskButton
                    key={action}
                    variant={CLAIM_ACTIONS[action].variant}
                    keys={`c ${CLAIM_ACTIONS[action].keys}`}
                    onClick={() => setOpenAction(action)}
                  >
                    {CLAIM_ACTIONS[action].label}
                  </DeskButton>
                ))}
              </div>
            </section>
            <SecondPersonPanel claim={claim} changes={changes} onConflict={onReload} onDone={onDone} />
            <Checks checks={claim.desk.checks} />
            <LetterList
              letters={claim.desk.letters}
              isOutdated={(letter) => isLetterOutdated(letter, claim.desk.history)}
            />
            <CollaborationPanel subject="claim" id={claim.id} owner={claim.desk.owner} />
            <Messages claim={claim} />
            <section aria-label="Riwayat" className="nu:p-4">
              <h2 className="nu:mb-2 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">
                Riwayat
              </h2>
              <History
                entries={claim.desk.history.toReversed().map((entry) => ({
                  at: entry.at,
                  actor: entry.actorName,
                  ...claimChange(entry),
                }))}
              />
            </section>
          </>
        }
      />
      {openAction && (
        <ClaimActionDialog
          key={openAction}
          claim={claim}
          action={openAction}
          changes={changes}
          onClose={() => setOpenAction(null)}
          onConflict={onReload}
          onDone={(message) => {
            setOpenAction(null);
            onDone(message);
          }}
        />
      )}
    </>
  );
}
