import { z } from 'zod';
import { MAX_PARTNER_LENGTH, PARTNER_CODE } from './partner-code.ts';

const MESSAGE = 'Kode mitra tidak valid';

/** The code of the partner whose page sent the request: lower-case letters, digits, hyphens between them. */
export const partnerCode = z
  .string({ error: MESSAGE })
  .max(MAX_PARTNER_LENGTH, { error: MESSAGE })
  .regex(PARTNER_CODE, { error: MESSAGE });

/** The same as a text part of a form, and as a field of requests that may come from a partner's page. */
export const PARTNER_PART = 'partner';
export const throughPartner = { partner: partnerCode.optional() };
