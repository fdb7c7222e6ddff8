import type { DeskOrderDetail } from '@naungan/api/desk';

/**
 * Returns the order of a decision with the version that is shown: the server refuses the decision if the order has
 * changed since then.
 */
export const decisionTarget = ({ orderId, desk }: DeskOrderDetail) => ({
  params: { id: orderId },
  query: { version: desk.version },
});

/** Props of a dialog that decides on an order. */
export type OrderDecisionProps = {
  order: DeskOrderDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the server stored the decision, with a sentence about it. */
  onDone: (message: string) => void;
  /** Called when the order changed meanwhile: loads it again. */
  onConflict: () => void;
  /** What changed since the order was opened, the newest last. */
  changes: readonly string[];
};
