import { formatDate, formatDateTime } from '@naungan/domain/dates';
import { lineOf, type ProductType } from '@naungan/domain/lines';
import { useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { orderAgainHref, useLinks } from '../../primitives/host/index.ts';

/** A draft of an order in the member's account. */
export type DraftCard = {
  name: string;
  productType: ProductType;
  planId: string;
  /** Id of the former order that the draft repeats; null if it repeats none. */
  formerOrderId: string | null;
  productName: string;
  /** The last open step; '' for the first step. */
  step: string;
  changedAt: string;
  expiresAt: string;
};

export type DraftListProps = {
  /** Newest first. Displays nothing if there are no drafts. */
  drafts: readonly DraftCard[];
  headingLevel?: 2 | 3;
  /** Deletes a draft; the parent component then removes it from `drafts`. */
  onDelete: (draft: DraftCard) => Promise<void>;
};

/** Lists the member's unsent orders, with buttons that continue or delete each order. */
export function DraftList({ drafts, headingLevel = 2, onDelete }: DraftListProps) {
  const links = useLinks();
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [draftToDelete, setDraftToDelete] = useState<DraftCard>();
  const [isOpen, setIsOpen] = useState(false);
  if (drafts.length === 0) return null;

  function hrefOf({ productType, planId, formerOrderId, step }: DraftCard): string {
    const href =
      formerOrderId === null
        ? links.buy(productType, planId)
        : orderAgainHref(links, productType, planId, formerOrderId);
    return step === '' ? href : `${href}#${step}`;
  }

  return (
    <section aria-labelledby={titleId} className="nu:mt-4 nu:mb-6 nu:flex nu:flex-col nu:gap-3">
      <Heading ref={titleRef} id={titleId} tabIndex={-1} level={headingLevel} className="nu:text-h5">
        Draf yang belum dikirim
      </Heading>
      <ul className="nu:flex nu:flex-col nu:gap-3">
        {drafts.map((draft) => {
          const changedAt = formatDateTime(draft.changedAt);
          const label = `${draft.productName}, terakhir diubah ${changedAt}`;
          return (
            <li key={draft.name}>
              <Card
                padding="none"
                className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-3 nu:p-4 nu:@tablet:p-5"
              >
                <div className="nu:min-w-0 nu:flex-[1_1_14rem]">
                  <p className="nu:font-semibold nu:wrap-anywhere">{draft.productName}</p>
                  <p className="nu:text-sm nu:text-muted">
                    {lineOf(draft.productType).label} · terakhir diubah {changedAt} · disimpan sampai{' '}
                    {formatDate(draft.expiresAt)}
                  </p>
                </div>
                <div className="nu:flex nu:flex-wrap nu:gap-2.5 nu:@max-tablet:w-full nu:@max-tablet:*:flex-auto">
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Hapus draf ${label}`}
                    onClick={() => {
                      setDraftToDelete(draft);
                      setIsOpen(true);
                    }}
                  >
                    Hapus
                  </Button>
                  <ButtonLink size="sm" href={hrefOf(draft)} aria-label={`Lanjutkan draf ${label}`}>
                    Lanjutkan
                  </ButtonLink>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Hapus draf ini?"
        description={`Isian dan berkas draf ${draftToDelete?.productName} akan dihapus dari akun Anda.`}
        confirmLabel="Hapus"
        tone="danger"
        onConfirm={async () => {
          if (!draftToDelete) return;
          await onDelete(draftToDelete);
          // The focus moves to the title, because the button that opened the dialog is removed with its draft.
          titleRef.current?.focus();
        }}
      />
    </section>
  );
}
