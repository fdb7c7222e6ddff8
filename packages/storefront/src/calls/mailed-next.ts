import { isOwnPath } from '../session/redirect.ts';

/** The contract's limit; a longer path leads home instead. */
const LONGEST = 500;

/** Where the link of a verification mail leads on to, as the contract takes it: nothing when no link can carry it. */
export const mailedNext = (path: string | null): { next?: string } =>
  isOwnPath(path) && path.length <= LONGEST && !/[\s\\]/.test(path) ? { next: path } : {};
