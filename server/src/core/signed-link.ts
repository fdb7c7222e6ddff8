import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** The purpose is part of the signature, so that a link for one purpose does not open anything of another. */
type Link<S extends z.ZodType> = { purpose: string; claim: S; secret: string };

const sign = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest();

/** Returns a claim as a signed text for a URL. */
export function writeLink<S extends z.ZodType>({ secret, purpose }: Link<S>, claim: z.input<S>): string {
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${text}.${sign(secret, purpose, text).toString('base64url')}`;
}

/** Returns the claim of a link; null when it is forged. The caller checks whether it has expired. */
export function readLink<S extends z.ZodType>(
  { secret, purpose, claim }: Link<S>,
  link: string,
): z.output<S> | null {
  const [text = '', signature = ''] = link.split('.');
  const givenSignature = Buffer.from(signature, 'base64url');
  const expectedSignature = sign(secret, purpose, text);
  if (
    givenSignature.length !== expectedSignature.length ||
    !timingSafeEqual(givenSignature, expectedSignature)
  )
    return null;
  return claim.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}
