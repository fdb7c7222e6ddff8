import type { RouteName } from '../../routes.ts';
import { ACCOUNT_SECURITY_DESCRIPTIONS } from './account-security.ts';
import { ACCOUNT_DESCRIPTIONS } from './accounts.ts';
import { CLAIM_DESCRIPTIONS } from './claims.ts';
import { CONTENT_DESCRIPTIONS } from './content.ts';
import { DESK_DESCRIPTIONS } from './desk.ts';
import { DESK_CATALOGUE_DESCRIPTIONS } from './desk-catalogue.ts';
import { DESK_PEOPLE_DESCRIPTIONS } from './desk-people.ts';
import { DESK_WORK_DESCRIPTIONS } from './desk-work.ts';
import { ORDER_DESCRIPTIONS } from './orders.ts';
import { PARTNER_DESCRIPTIONS } from './partners.ts';

/** What a caller needs to know about each call, in addition to its summary. The compiler reports a missing description. */
export const DESCRIPTIONS: Readonly<Record<RouteName, string>> = {
  ...ACCOUNT_DESCRIPTIONS,
  ...ACCOUNT_SECURITY_DESCRIPTIONS,
  ...CONTENT_DESCRIPTIONS,
  ...ORDER_DESCRIPTIONS,
  ...CLAIM_DESCRIPTIONS,
  ...DESK_DESCRIPTIONS,
  ...DESK_WORK_DESCRIPTIONS,
  ...DESK_CATALOGUE_DESCRIPTIONS,
  ...DESK_PEOPLE_DESCRIPTIONS,
  ...PARTNER_DESCRIPTIONS,
};
