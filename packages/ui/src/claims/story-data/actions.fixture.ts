import { fn } from 'storybook/test';
import type { ClaimActions } from '../claim-progress/index.ts';

/** Actions that succeed immediately; without the optional functions for uploads, drafts and the heir's link. */
export const claimActions = (): Required<
  Omit<
    ClaimActions,
    | 'uploadFile'
    | 'loadFiles'
    | 'saveFiles'
    | 'loadMessage'
    | 'saveMessage'
    | 'loadAccount'
    | 'saveAccount'
    | 'link'
  >
> => ({
  sendDocuments: fn(async () => undefined),
  appeal: fn(async () => undefined),
  sendLetter: fn(async () => undefined),
  changeAccount: fn(async () => undefined),
  loadBanks: async () => ['Bank Central Asia (BCA)', 'Bank Mandiri'],
  confirmPayment: fn(async () => undefined),
  sendMessage: fn(async () => undefined),
  addDocument: fn(async () => undefined),
  withdraw: fn(async () => undefined),
  chooseReplacement: fn(async () => undefined),
  chooseWorkshop: fn(async () => undefined),
});
