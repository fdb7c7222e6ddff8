import { id, instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import { listPage, pageQuery, searchText } from './list-page.ts';

const memberRow = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  /** '' if the member has entered none. */
  phoneNumber: z.string(),
  /** Whether the e-mail address was verified. */
  isVerified: z.boolean(),
  /** When the account was created. */
  createdAt: instant,
  orderCount: z.number().int(),
});
export type DeskMemberRow = z.output<typeof memberRow>;

/**
 * A page of the members, without deleted accounts. Only for staff of the broker (`customers.read`): a member is a customer of
 * the broker and may have records of several insurers, so staff of an insurer get 403, as for `deskMember` and for the members of
 * `deskSearch`. An identity number is found with `deskSearchIdentity`, whose body has it, not with `q` in an address.
 */
export const deskMembers = contract('deskMembers', {
  summary: 'Members by page, the newest first',
  query: z.object({ ...pageQuery, q: searchText }),
  reply: listPage(memberRow),
});
