import type { PlanOf, ProductType } from '@naungan/domain/lines';
import { AsyncContent } from '../flow/async-content/index.ts';
import { loadLineDetails } from '../lines/lines.ts';
import { ButtonLink } from '../primitives/button/index.ts';
import { Dialog } from '../primitives/dialog/index.ts';
import { EmptyState } from '../primitives/empty-state/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { Skeleton } from '../primitives/skeleton/index.ts';
import { benefitsDialogMessages } from './plan-detail/messages.ts';

export type BenefitsDialogProps<L extends ProductType = ProductType> = {
  line: L;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The chosen product; its name is the title while the benefits load. */
  product: { _id: string; productName: string };
  /** Resolves to `null` if the product is not sold any more. */
  loadPlan: (id: string) => Promise<PlanOf<L> | null>;
  detailHref: string;
};

/** Shows the benefits of a product over the list, so that the visitor does not leave the list [2 §2]. */
export function BenefitsDialog<L extends ProductType>(props: BenefitsDialogProps<L>) {
  const texts = useMessages('BenefitsDialog', benefitsDialogMessages);
  const { line, open, onOpenChange, product, loadPlan, detailHref } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={product.productName}
      footer={<ButtonLink href={detailHref}>{texts.detail}</ButtonLink>}
    >
      <AsyncContent
        load={() => Promise.all([loadPlan(product._id), loadLineDetails(line)])}
        loadKey={product._id}
        skeleton={<Skeleton lines={8} />}
      >
        {([plan, { Benefits }]) =>
          plan ? (
            <div className="nu:grid nu:gap-6">
              <Benefits plan={plan} />
            </div>
          ) : (
            <EmptyState title={texts.notFound}>{texts.notSold}</EmptyState>
          )
        }
      </AsyncContent>
    </Dialog>
  );
}
