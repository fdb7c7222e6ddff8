import { productType } from '@naungan/domain/order/record';
import { z } from 'zod';

/** What a page sends to be told of changes [1 §7.1]. */
export const joinRoom = z.object({
  userId: z.string().min(1).max(64),
  fullName: z.string().min(1).max(200),
  roomname: z.string().min(1).max(100),
});
export type JoinRoom = z.output<typeof joinRoom>;

/** The answer to it: a code of the table of failures, or that it is done. */
export type Joined = { message: 'ok' | 'INVALID' | 'FORBIDDEN' };

/**
 * Something of the member's changed: which, and of which order. No names, amounts or texts: the page reads
 * those by the API, which asks who it is.
 */
export const change = z.object({
  kind: z.enum(['order', 'invoice', 'policy', 'claim']),
  id: z.string(),
  orderId: z.string().optional(),
  productType,
  status: z.string().optional(),
});
export type Change = z.output<typeof change>;
