import type { DeskPerson, RoleChange } from '@naungan/api/desk-people';
import { DESK_ROLE_LABELS } from '@naungan/domain/desk-roles';
import type { BadgeProps } from '@naungan/ui/primitives/badge';

type Assignment = RoleChange['to'];

/** Returns the status of an account, for the list. */
export const PERSON_STATUS: Readonly<
  Record<DeskPerson['status'], { tone: BadgeProps['tone']; label: string }>
> = {
  invited: { tone: 'warning', label: 'Diundang' },
  active: { tone: 'success', label: 'Aktif' },
  inactive: { tone: 'neutral', label: 'Nonaktif' },
};

/** Returns the names of the roles: 'Klaim, Keuangan', or '–' for an account without roles. */
export const roleNames = (roles: DeskPerson['roles']) =>
  roles.map((role) => DESK_ROLE_LABELS[role]).join(', ') || '–';

/** Returns roles with the company: 'Klaim (PT Asuransi …)'. */
export const assignmentText = ({ roles, insurer }: Assignment) =>
  insurer ? `${roleNames(roles)} (${insurer.companyName})` : roleNames(roles);

/** Returns the result of an invitation or of other roles, which another supervisor may have to confirm. */
export const resultText = ({ outcome }: Pick<RoleChange, 'outcome'>, applied: string) =>
  outcome === 'open' ? 'Usul disimpan dan menunggu persetujuan supervisor lain.' : applied;
