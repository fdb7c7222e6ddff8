import type { DeskMemberRow } from '@naungan/api/desk-members';
import type { ListPage } from '@naungan/api/list-page';
import { and, eq, ne, sql } from 'drizzle-orm';
import { recordPage } from '../../core/list-page.ts';
import type { Db } from '../../db/client.ts';
import { orders, users } from '../../db/schema.ts';
import { matchesContact, referringConditions } from '../../db/word-search.ts';

const LIST = { at: users.createdAt, id: users.id };

export type MemberListQuery = { q?: string | undefined; after?: string | undefined; limit: number };

/**
 * Returns a page of the members, the newest first, also of those without an order. With `q`, only members whose name, e-mail
 * address and phone number begin with its words.
 * @throws ApiProblem INVALID for a wrong cursor
 */
export async function listMembers(
  db: Db,
  { q, ...query }: MemberListQuery,
): Promise<ListPage<DeskMemberRow>> {
  const page = recordPage('members', { ...query, sort: 'newest' });
  // The condition of the index users_members, which has the order of the list.
  const filter = and(eq(users.role, 'member'), ne(users.status, 'deleted'), page.condition(LIST));
  const conditions = q
    ? await referringConditions(db, [[users.id, { table: users, id: users.id }, matchesContact(q)]])
    : [undefined];
  const { rows, next } = await page.read(conditions, (condition) =>
    db
      .select({
        ...page.selectPosition(LIST),
        fullName: users.fullName,
        email: users.email,
        phoneNumber: users.phoneNumber,
        emailVerifiedAt: users.emailVerifiedAt,
        createdAt: users.createdAt,
        // Not ${users.id}: in a query of one table, Drizzle writes the column without its table.
        orderCount: sql<number>`(select count(*)::int from ${orders} where orders.user_id = users.id)`,
      })
      .from(users)
      .where(and(filter, condition))
      .orderBy(...page.orderBy(LIST))
      .limit(page.limit),
  );
  return {
    rows: rows.map(({ id, fullName, email, phoneNumber, emailVerifiedAt, createdAt, orderCount }) => ({
      id,
      fullName,
      email,
      phoneNumber: phoneNumber ?? '',
      isVerified: emailVerifiedAt !== null,
      createdAt: createdAt.toISOString(),
      orderCount,
    })),
    next,
  };
}
