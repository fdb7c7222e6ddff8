import type { RoleChange } from '@naungan/api/desk-people';
import { formatDateTime } from '@naungan/domain/dates';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { DecisionProblem } from '../parts/DecisionProblem.tsx';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { assignmentText } from './person-facts.ts';

export type OpenChangesProps = {
  changes: readonly RoleChange[];
  onDone: (message: string) => void;
  /** Loads the list again after a conflict. */
  onReload: () => void;
};

/** The changes of roles that wait for a second supervisor. */
export function OpenChanges({ changes, ...rest }: OpenChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section aria-label="Menunggu persetujuan" className="nu:border-b nu:border-line nu:px-5 nu:py-3">
      <h2 className="nu:text-sm nu:font-bold">Menunggu persetujuan ({changes.length})</h2>
      <ul>
        {changes.map((change) => (
          <OpenChange key={change.id} change={change} {...rest} />
        ))}
      </ul>
    </section>
  );
}

function OpenChange({
  change,
  onDone,
  onReload,
}: Omit<OpenChangesProps, 'changes'> & { change: RoleChange }) {
  const { id, person, from, to, proposedBy, proposedAt, mayConfirm } = change;
  const { call, me } = useDesk();
  const decision = useDecision(onReload);
  const isOwn = proposedBy.id === me.id;

  async function decide(name: 'deskConfirmRoleChange' | 'deskDeclineRoleChange', message: string) {
    if (await decision.send(() => call(name, { params: { id } }))) onDone(message);
  }
  return (
    <li className="nu:py-2 nu:text-sm">
      <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-2">
        <div className="nu:me-auto nu:min-w-0">
          <p>
            <strong>{person.fullName}</strong> ({person.email}): {assignmentText(from)} → {assignmentText(to)}
          </p>
          <p className="nu:text-muted">
            Diusulkan {proposedBy.fullName}, {formatDateTime(proposedAt)}
            {!mayConfirm && '. Supervisor lain perlu menyetujuinya.'}
          </p>
        </div>
        {mayConfirm && (
          <DeskButton
            variant="primary"
            pending={decision.isPending}
            onClick={() => void decide('deskConfirmRoleChange', 'Perubahan peran disetujui.')}
          >
            Setujui
          </DeskButton>
        )}
        <DeskButton
          pending={decision.isPending}
          onClick={() =>
            void decide(
              'deskDeclineRoleChange',
              isOwn ? 'Usul perubahan peran ditarik.' : 'Perubahan peran ditolak.',
            )
          }
        >
          {isOwn ? 'Tarik usul' : 'Tolak'}
        </DeskButton>
      </div>
      <DecisionProblem decision={decision} changes={[]} />
    </li>
  );
}
