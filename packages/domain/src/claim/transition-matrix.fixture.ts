import type { ClaimState } from '../status/claim.ts';
import type { ClaimActionType, ClaimActor } from './action.ts';

/**
 * Every action that each actor may apply in each state, and the state after it: written by hand from the specification,
 * so that a fault in `CLAIM_TRANSITIONS` does not appear here too.
 */
export const EXPECTED_TRANSITIONS: Readonly<
  Record<ClaimState, Record<ClaimActor, Partial<Record<ClaimActionType, ClaimState>>>>
> = {
  pending: {
    member: { chooseWorkshop: 'pending' },
    desk: { takeUp: 'review' },
    scheduler: {},
  },
  review: {
    member: { chooseWorkshop: 'review' },
    desk: { askDocuments: 'incomplete', approve: 'approved', reject: 'rejected' },
    scheduler: {},
  },
  incomplete: {
    member: { sendDocuments: 'review', chooseWorkshop: 'incomplete' },
    desk: { reject: 'rejected' },
    scheduler: { lapse: 'rejected' },
  },
  approved: {
    member: { sendLetter: 'agreed', appeal: 'appealed', chooseReplacement: 'approved' },
    desk: { recall: 'review', lockReplacement: 'approved', moveRepair: 'approved' },
    scheduler: {},
  },
  rejected: {
    member: { appeal: 'appealed' },
    desk: { close: 'closed' },
    scheduler: { close: 'closed' },
  },
  appealed: {
    member: {},
    desk: { grantAppeal: 'approved', keepOffer: 'approved', denyAppeal: 'rejected', reopen: 'review' },
    scheduler: {},
  },
  agreed: {
    member: {},
    desk: { returnLetter: 'approved', pay: 'payment', moveRepair: 'agreed' },
    scheduler: {},
  },
  payment: {
    member: { confirmPayment: 'finish' },
    desk: { close: 'finish' },
    scheduler: { close: 'finish' },
  },
  finish: { member: {}, desk: {}, scheduler: {} },
  closed: { member: {}, desk: {}, scheduler: {} },
};
