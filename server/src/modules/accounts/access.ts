import type { UserRow } from './repository.ts';

/**
 * Returns whether the account may sign in to the storefront: a member that is neither inactive nor deleted [1 §4,
 * §6].
 */
export const maySignIn = ({ role, status }: Pick<UserRow, 'role' | 'status'>): boolean =>
  role === 'member' && status !== 'inactive' && status !== 'deleted';

/** Returns whether the account may sign in to the desk. */
export const isActiveDesk = ({ role, status }: Pick<UserRow, 'role' | 'status'>): boolean =>
  role === 'desk' && status === 'active';

/** Returns whether the account may sign in to the storefront or to the desk. */
export const isActive = (row: Pick<UserRow, 'role' | 'status'>): boolean =>
  maySignIn(row) || isActiveDesk(row);
