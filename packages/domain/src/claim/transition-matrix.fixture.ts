import type { ClaimState } from '../status/claim.ts';
import type { ClaimActionType, ClaimActor } from './action.ts';

/**
 * Every action that each actor may apply in each state, and the state after the action. The table is written by hand
 * from the specification, so that it does not repeat a mistake in `CLAIM_TRANSITIONS`.
 */
export const EXPECTED_TRANSITIONS: Readonly<
  Record<ClaimState, Record<ClaimActor, Partial<Record<ClaimActionType, ClaimState>>>>
> = {
  pending: {
    member: {
      chooseWorkshop: 'pending',
      changeAccount: 'pending',
      addDocument: 'pending',
      sendMessage: 'pending',
      withdraw: 'withdrawn',
    },
    desk: { takeUp: 'review', replyMessage: 'pending' },
    scheduler: {},
  },
  review: {
    member: {
      chooseWorkshop: 'review',
      changeAccount: 'review',
      addDocument: 'review',
      sendMessage: 'review',
      withdraw: 'withdrawn',
    },
    desk: {
      askDocuments: 'incomplete',
      approve: 'approved',
      reject: 'rejected',
      replyMessage: 'review',
    },
    scheduler: {},
  },
  incomplete: {
    member: {
      sendDocuments: 'review',
      chooseWorkshop: 'incomplete',
      changeAccount: 'incomplete',
      addDocument: 'incomplete',
      sendMessage: 'incomplete',
      withdraw: 'withdrawn',
    },
    desk: { reject: 'rejected', replyMessage: 'incomplete' },
    scheduler: { lapse: 'rejected' },
  },
  approved: {
    member: {
      sendLetter: 'agreed',
      appeal: 'appealed',
      chooseReplacement: 'approved',
      changeAccount: 'approved',
      sendMessage: 'approved',
      withdraw: 'withdrawn',
    },
    desk: {
      recall: 'review',
      lockReplacement: 'approved',
      moveRepair: 'approved',
      replyMessage: 'approved',
    },
    scheduler: {},
  },
  rejected: {
    member: { appeal: 'appealed', sendMessage: 'rejected' },
    desk: { close: 'closed', replyMessage: 'rejected' },
    scheduler: { close: 'closed' },
  },
  appealed: {
    member: {
      changeAccount: 'appealed',
      addDocument: 'appealed',
      sendMessage: 'appealed',
      withdraw: 'withdrawn',
    },
    desk: {
      grantAppeal: 'approved',
      keepOffer: 'approved',
      denyAppeal: 'rejected',
      reopen: 'review',
      replyMessage: 'appealed',
    },
    scheduler: {},
  },
  agreed: {
    member: { changeAccount: 'agreed', sendMessage: 'agreed' },
    desk: { returnLetter: 'approved', pay: 'payment', moveRepair: 'agreed', replyMessage: 'agreed' },
    scheduler: {},
  },
  payment: {
    member: { confirmPayment: 'finish', sendMessage: 'payment' },
    desk: { close: 'finish', replyMessage: 'payment' },
    scheduler: { close: 'finish' },
  },
  finish: { member: { sendMessage: 'finish' }, desk: { replyMessage: 'finish' }, scheduler: {} },
  closed: { member: { sendMessage: 'closed' }, desk: { replyMessage: 'closed' }, scheduler: {} },
  withdrawn: { member: { sendMessage: 'withdrawn' }, desk: { replyMessage: 'withdrawn' }, scheduler: {} },
};
