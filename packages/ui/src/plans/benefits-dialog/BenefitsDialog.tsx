import type { PlanOf, SoldLine } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { lineDetails } from '../../lines/line-details.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';

export type BenefitsDialogProps<L extends SoldLine = SoldLine> = {
  line: L;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The product of a card. */
  product: { _id: string; productName: string };
  /** `null` for one that is not sold any more. */
  loadPlan: (id: string) => Promise<PlanOf<L> | null>;
  detailHref: string;
};

/** The benefits of a product of a list, with values and notes, without leaving the list [2 §2]. */
export function BenefitsDialog<L extends SoldLine>(props: BenefitsDialogProps<L>) {
  const { line, open, onOpenChange, product, loadPlan, detailHref } = props;
  const { Benefits } = lineDetails(line);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={product.productName}
      footer={<ButtonLink href={detailHref}>Lihat detail produk</ButtonLink>}
    >
      <AsyncContent
        load={() => loadPlan(product._id)}
        loadKey={product._id}
        skeleton={<Skeleton lines={8} />}
      >
        {(plan) =>
          plan ? (
            <div className="nu:grid nu:gap-6">
              <Benefits plan={plan} />
            </div>
          ) : (
            <EmptyState title={MESSAGES.plans.notFound}>Produk ini mungkin sudah tidak dijual.</EmptyState>
          )
        }
      </AsyncContent>
    </Dialog>
  );
}
