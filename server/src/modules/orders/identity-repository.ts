import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { identityIndexes } from '../../core/identity-index.ts';
import type { Db } from '../../db/client.ts';
import { orders, users } from '../../db/schema.ts';
import { referringConditions } from '../../db/word-search.ts';

/** Returns the condition for members whose profile has this identity number of 16 digits. */
export const isMemberWithIdentity = (digits: string): SQL =>
  inArray(users.identityIndex, identityIndexes(digits));

/**
 * Returns the conditions of which a record fulfils at least one if its insured person or its member has this identity number.
 * `orderId`, `userId`: the record's columns with the ids of its order and its member.
 */
export const identityConditions = (
  db: Db,
  { orderId, userId }: { orderId: PgColumn; userId: PgColumn },
  digits: string,
): Promise<SQL[]> =>
  referringConditions(db, [
    [orderId, { table: orders, id: orders.id }, inArray(orders.identityIndex, identityIndexes(digits))],
    [userId, { table: users, id: users.id }, isMemberWithIdentity(digits)],
  ]);
