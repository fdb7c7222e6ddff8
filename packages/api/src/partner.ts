import { z } from 'zod';
import { MAX_PARTNER_LENGTH, PARTNER_CODE } from './partner-code.ts';

const MESSAGE = 'Kode mitra tidak valid';

/** The code of the partner whose page sent the request: lower-case letters, digits, hyphens between them. */
export const partnerCode = z
  .string({ error: MESSAGE })
  .max(MAX_PARTNER_LENGTH, { error: MESSAGE })
  .regex(PARTNER_CODE, { error: MESSAGE });

/** The key of the partner's code in a multipart form and in a JSON body. */
export const PARTNER_PART = 'partner';
export const partnerField = { partner: partnerCode.optional() };
