import { fn } from 'storybook/test';
import type { ClaimActions } from '../claim-progress/index.ts';

/** Actions that succeed immediately. */
export const claimActions = (): Required<Omit<ClaimActions, 'uploadFile' | 'loadFiles' | 'saveFiles'>> => ({
  sendDocuments: fn(async () => undefined),
  appeal: fn(async () => undefined),
  sendLetter: fn(async () => undefined),
  confirmPayment: fn(async () => undefined),
  chooseReplacement: fn(async () => undefined),
  chooseWorkshop: fn(async () => undefined),
});
