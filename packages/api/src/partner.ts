import { z } from 'zod';

const MESSAGE = 'Kode mitra tidak valid';
const MOST = 40;

/** The code of the partner on whose page something was sent: small letters, digits, hyphens between them. */
export const partnerCode = z
  .string({ error: MESSAGE })
  .max(MOST, { error: MESSAGE })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: MESSAGE });

/** The same as a text part of a form, and as a field of what may come through a partner. */
export const PARTNER_PART = 'partner';
export const throughPartner = { partner: partnerCode.optional() };
