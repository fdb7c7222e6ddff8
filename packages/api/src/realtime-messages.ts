import { productType } from '@naungan/domain/order/record';
import { z } from 'zod';

/** The message with which a page subscribes to changes [1 §7.1]. */
export const joinRoom = z.object({
  userId: z.string().min(1).max(64),
  fullName: z.string().min(1).max(200),
  roomname: z.string().min(1).max(100),
});
export type JoinRoom = z.output<typeof joinRoom>;

/**
 * The response to the message {@link JoinRoom}: `ok` or a problem code. `changeAge`: milliseconds since the last change in
 * the room; absent if the room had no change in the last minute.
 */
export type JoinResponse = { message: 'ok' | 'INVALID' | 'FORBIDDEN'; changeAge?: number };

/**
 * A change of an order, invoice, policy, claim or draft of the member; the id of a draft is its name. The message contains
 * no names, amounts or texts: the page reads them with an API call, which authorizes the caller.
 */
export const change = z.object({
  kind: z.enum(['order', 'invoice', 'policy', 'claim', 'draft']),
  id: z.string(),
  orderId: z.string().optional(),
  productType,
  status: z.string().optional(),
  /** Version number of a draft; absent if the draft was removed. A page that has this version does not need to read the draft. */
  revision: z.number().int().optional(),
});
export type Change = z.output<typeof change>;
