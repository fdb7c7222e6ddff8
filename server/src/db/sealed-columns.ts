import { customType } from 'drizzle-orm/pg-core';
import { isSealed, seal, unseal } from '../core/data-keys.ts';

/**
 * Columns whose values are encrypted in the database (`core/data-keys.ts`). `name` is `table.column`: a value that is
 * copied into another column cannot be decrypted there. SQL cannot search or compare these values. A value that was
 * stored before the column was encrypted stays readable until `core/reseal.ts` has encrypted it.
 */

/** A `text` column. */
export const sealedText = (name: `${string}.${string}`) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => seal(text, name),
    fromDriver: (value) => (isSealed(value) ? unseal(value, name) : value),
  })();

/** A `jsonb` column. The encrypted JSON is stored as a JSON string. */
export const sealedJson = <T = unknown>(name: `${string}.${string}`) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(seal(JSON.stringify(value), name)),
    fromDriver: (value) => (isSealed(value) ? JSON.parse(unseal(value, name)) : value) as T,
  })();
