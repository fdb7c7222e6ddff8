import type { UserRow } from './repository.ts';

/** Who may sign in to the storefront: members that are neither inactive nor deleted [1 §4, §6]. */
export const maySignIn = ({ role, status }: Pick<UserRow, 'role' | 'status'>): boolean =>
  role === 'member' && status !== 'inactive' && status !== 'deleted';
