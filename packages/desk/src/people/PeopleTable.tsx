import type { DeskPerson } from '@naungan/api/desk-people';
import { formatDateTime } from '@naungan/domain/dates';
import { yesterdayHref } from '../audit/audit-query.ts';
import { useDesk } from '../desk/desk-context.ts';
import { cx } from '../parts/cx.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { PERSON_STATUS, roleNames } from './person-facts.ts';

export type PersonAction = 'resend' | 'roles' | 'disable';

export type PeopleTableProps = {
  people: readonly DeskPerson[];
  /** The account whose invitation is sent again at this moment. */
  resendingId: string | null;
  onAction: (action: PersonAction, person: DeskPerson) => void;
};

const LAST_SEEN = 'Terakhir aktif';
const HEADERS = ['Nama', 'Peran', 'Bekerja untuk', 'Status', LAST_SEEN];
const NARROW_HIDDEN = 'nu:max-lg:hidden';
const CELL = 'nu:border-b nu:border-line/70 nu:px-3 nu:py-1.5 nu:align-middle nu:first:ps-5 nu:last:pe-5';

/** All accounts of staff, each with its actions. */
export function PeopleTable({ people, resendingId, onAction }: PeopleTableProps) {
  return (
    <ScrollArea aria-label="Daftar staf" className="nu:min-h-0 nu:flex-1 nu:overflow-auto">
      <table className="nu:w-full nu:border-separate nu:border-spacing-0 nu:text-sm">
        <caption className="nu:sr-only">Daftar staf</caption>
        <thead>
          <tr>
            {[...HEADERS, 'Tindakan'].map((header) => (
              <th
                key={header}
                scope="col"
                className={cx(
                  'nu:sticky nu:top-0 nu:z-10 nu:border-b nu:border-line nu:bg-paper nu:px-3 nu:py-1.75 nu:text-start nu:text-xs nu:font-bold nu:whitespace-nowrap nu:text-muted nu:first:ps-5 nu:last:pe-5',
                  header === LAST_SEEN && NARROW_HIDDEN,
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isResending={person.id === resendingId}
              onAction={(action) => onAction(action, person)}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

type PersonRowProps = {
  person: DeskPerson;
  isResending: boolean;
  onAction: (action: PersonAction) => void;
};

function PersonRow({ person, isResending, onAction }: PersonRowProps) {
  const { me, now } = useDesk();
  const { id, fullName, email, roles, insurer, status, lastSeenAt, invitationExpiresAt } = person;
  const { tone, label } = PERSON_STATUS[status];
  /** The accessible name of a button starts with its visible label (WCAG 2.5.3). */
  const button = (action: PersonAction, text: string) => ({
    'aria-label': `${text}: ${fullName}`,
    onClick: () => onAction(action),
    children: text,
  });
  return (
    <tr className="nu:bg-surface nu:hover:bg-paper">
      <td className={CELL}>
        <div className="nu:font-semibold nu:break-words">{fullName}</div>
        <div className="nu:min-w-44 nu:wrap-anywhere nu:text-muted">{email}</div>
      </td>
      <td className={CELL}>{roleNames(roles)}</td>
      <td className={CELL}>{insurer?.companyName ?? 'Pialang'}</td>
      <td className={CELL}>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        {invitationExpiresAt && (
          <div className="nu:text-xs nu:text-muted">Tautan sampai {formatDateTime(invitationExpiresAt)}</div>
        )}
      </td>
      <td className={cx(CELL, NARROW_HIDDEN)}>{lastSeenAt ? formatDateTime(lastSeenAt) : 'Belum pernah'}</td>
      <td className={CELL}>
        <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-1.5">
          {me.permissions.includes('audit.read') && (
            <TextLink href={yesterdayHref(id, now())} aria-label={`Aktivitas kemarin: ${fullName}`}>
              Aktivitas kemarin
            </TextLink>
          )}
          {status === 'invited' && (
            <DeskButton pending={isResending} {...button('resend', 'Kirim ulang undangan')} />
          )}
          <DeskButton {...button('roles', status === 'inactive' ? 'Undang kembali' : 'Ubah peran')} />
          {status !== 'inactive' && <DeskButton variant="danger" {...button('disable', 'Nonaktifkan')} />}
        </div>
      </td>
    </tr>
  );
}
