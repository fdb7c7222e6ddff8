import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Secrets } from './secrets.ts';

/** A kind of signed links. The purpose is part of the signature, so that no link is valid for another purpose. */
type LinkKind<S extends z.ZodType> = { purpose: string; payloadSchema: S; secrets: Secrets };

const sign = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest();

/** Returns a payload as a signed text for a URL. */
export function writeLink<S extends z.ZodType>(
  { secrets: [secret], purpose }: LinkKind<S>,
  payload: z.input<S>,
): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${sign(secret, purpose, text).toString('base64url')}`;
}

/** Returns the payload of a link; null for a forged link. The caller checks whether the link has expired. */
export function readLink<S extends z.ZodType>(
  { secrets, purpose, payloadSchema }: LinkKind<S>,
  link: string,
): z.output<S> | null {
  const [text = '', signature = ''] = link.split('.');
  const givenSignature = Buffer.from(signature, 'base64url');
  const isGenuine = secrets.some((secret) => {
    const expectedSignature = sign(secret, purpose, text);
    return (
      givenSignature.length === expectedSignature.length && timingSafeEqual(givenSignature, expectedSignature)
    );
  });
  if (!isGenuine) return null;
  return payloadSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}
