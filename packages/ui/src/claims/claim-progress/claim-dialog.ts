import type { ClaimDetail } from '@naungan/domain/claim/record';
import type { ClaimActions } from './claim-actions.ts';

/** A dialog in which one thing is done to a claim; loaded when it is first opened. */
export type ClaimDialogProps = {
  claim: ClaimDetail;
  actions: ClaimActions;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Reads the claim again. */
  refresh: () => Promise<void>;
};
