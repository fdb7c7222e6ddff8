import { filesFor, payloadFor, planByCode, textParts } from '../../src/modules/orders/fixture.ts';
import { encodeMultipart } from '../multipart.ts';

/** Sends an order with files; returns the id of the acknowledged order, or null when the server rejects it. */
export async function sendOrder(origin: string, token: string): Promise<string | null> {
  const plan = planByCode('HK-01');
  const { payload, contentType } = encodeMultipart([
    ...textParts(plan, payloadFor(plan, new Date(), { fullname: 'Siti Tunggu' })),
    ...filesFor(plan),
  ]);
  const reply = await fetch(`${origin}/api/v1/transaction/kesehatan`, {
    method: 'POST',
    headers: { access_token: token, 'content-type': contentType },
    body: new Uint8Array(payload),
  });
  if (!reply.ok) return null;
  const { response } = (await reply.json()) as { response: { _id: string } };
  return response._id;
}
