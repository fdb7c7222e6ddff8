import type { DeskRouteName } from './desk-permissions.ts';
import type { RouteName } from './routes.ts';

/** Calls with POST that store nothing: their numbers and texts must not be in the address. */
const READS_WITH_BODY: readonly DeskRouteName[] = [
  'deskSearchIdentity',
  'deskSettleClaim',
  'deskPreviewOrderLetter',
  'deskPreviewClaimLetter',
  'deskPreviewClaimMail',
  'deskPreviewChange',
  'deskPreviewContent',
];

/** Returns whether a call of the desk only reads. */
export const isDeskRead = (name: RouteName, method: string): boolean =>
  method === 'GET' || READS_WITH_BODY.some((read) => read === name);

/** Calls that an open page repeats: reports that it is still open, and counts of queues, which have no data of a record. */
export const DESK_HEARTBEATS: readonly RouteName[] = ['deskPresence', 'deskLeave', 'deskCounts'];
