import type { ClaimDetail } from '@naungan/domain/claim/record';
import type { ClaimActions } from './claim-actions.ts';

/** Props of a dialog for one action on a claim. Each dialog loads when it is first opened. */
export type ClaimDialogProps = {
  claim: ClaimDetail;
  actions: ClaimActions;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Reloads the claim. */
  refresh: () => Promise<void>;
};
