import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../../server/src/db/client.ts';
import { readBody } from '../read-body.ts';
import { type Body, failureBody } from '../replies.ts';
import { cardTokens } from '../tables.ts';
import { formatWib } from '../transaction.ts';
import { cardFor } from './outcomes.ts';

type CardToken = typeof cardTokens.$inferSelect;

const TOKEN_LIFETIME_MS = 10 * 60_000;
const LUHN_MESSAGE = 'card_number does not match with luhn algorithm';

const tokenRequestSchema = z.looseObject({
  card_number: z
    .string()
    // A plus sign is a space that the query string has encoded.
    .transform((text) => text.replace(/[\s+]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, LUHN_MESSAGE)),
  card_exp_month: z.string().regex(/^(0?[1-9]|1[0-2])$/),
  card_exp_year: z.string().regex(/^\d{4}$/),
  card_cvv: z.string().regex(/^\d{3,4}$/),
});

/** Returns whether the check digit of a card number is correct (Luhn algorithm). */
function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function validationMessagesOf(
  { card_number, card_exp_month, card_exp_year }: z.output<typeof tokenRequestSchema>,
  now: Date,
) {
  const [year, month] = formatWib(now).slice(0, 7).split('-').map(Number) as [number, number];
  const validationMessages: string[] = [];
  if (!passesLuhn(card_number)) validationMessages.push(LUHN_MESSAGE);
  if (Number(card_exp_year) < year) validationMessages.push('card_exp_year must be greater than this year');
  if (Number(card_exp_year) === year && Number(card_exp_month) < month)
    validationMessages.push("card_exp_month must be greater than this year's month");
  if (validationMessages.length === 0 && !cardFor(card_number))
    validationMessages.push('This card is not supported for online transactions. Please use another card.');
  return validationMessages;
}

/**
 * Creates a card token, which a charge can use once within ten minutes. Stores neither the card number nor the CVV.
 */
export async function issueToken(db: Db, query: unknown, now: Date): Promise<Body> {
  const parsedRequest = readBody(tokenRequestSchema, query);
  if ('validationMessages' in parsedRequest) return failureBody('400', parsedRequest.validationMessages);
  const { card_number: number } = parsedRequest.data;
  const validationMessages = validationMessagesOf(parsedRequest.data, now);
  const card = cardFor(number);
  if (validationMessages.length > 0 || !card) return failureBody('400', validationMessages);
  const maskedNumber = `${number.slice(0, 8)}-${number.slice(-4)}`;
  const id = `${maskedNumber}-${randomUUID()}`;
  await db.insert(cardTokens).values({ id, masked: maskedNumber, ...card, createdAt: now });
  return {
    status_code: '200',
    status_message: 'Credit card token is created as Token ID.',
    token_id: id,
    hash: `${maskedNumber}-${randomUUID().slice(0, 8)}`,
  };
}

/** Marks a token as used and returns it; returns `null` when the token is unknown, used or expired. */
export async function spendToken(
  tx: Tx,
  id: string,
  transactionId: string,
  now: Date,
): Promise<CardToken | null> {
  const isUnexpired = gt(cardTokens.createdAt, new Date(now.getTime() - TOKEN_LIFETIME_MS));
  const [token] = await tx
    .update(cardTokens)
    .set({ usedAt: now, transactionId })
    .where(and(eq(cardTokens.id, id), isNull(cardTokens.usedAt), isUnexpired))
    .returning();
  return token ?? null;
}

/** Makes a token usable again after its charge was rejected for a reason that does not concern the card. */
export async function releaseToken(tx: Tx, id: string): Promise<void> {
  await tx.update(cardTokens).set({ usedAt: null, transactionId: null }).where(eq(cardTokens.id, id));
}

/** Returns the id of the transaction that has used a token; else `null`. */
export async function transactionOfToken(db: Db, id: string): Promise<string | null> {
  const [token] = await db.select().from(cardTokens).where(eq(cardTokens.id, id));
  return token?.transactionId ?? null;
}
