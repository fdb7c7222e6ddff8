import { formatDate, formatDateTime } from '@naungan/domain/dates';
import type { DraftCard } from '@naungan/domain/draft/record';
import { lineOf } from '@naungan/domain/lines';
import { useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { draftHref, draftTitle } from './draft-link.ts';
import { draftListMessages } from './messages.ts';

export type DraftListProps = WithHostProps<
  {
    /** Newest first. Displays nothing if there are no drafts. */
    drafts: readonly DraftCard[];
    headingLevel?: 2 | 3;
    /** Deletes a draft; the parent component then removes it from `drafts`. */
    onDelete: (draft: DraftCard) => Promise<void>;
  },
  'section'
>;

/** Lists the member's unsent forms, with buttons that continue or delete each form. */
export function DraftList({ drafts, headingLevel = 2, onDelete, className, ...rest }: DraftListProps) {
  const texts = useMessages('DraftList', draftListMessages);
  const links = useLinks();
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [draftToDelete, setDraftToDelete] = useState<DraftCard>();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  if (drafts.length === 0) return null;

  return (
    <section
      {...rest}
      aria-labelledby={titleId}
      className={cx('nu:mt-4 nu:mb-6 nu:flex nu:flex-col nu:gap-3', className)}
    >
      <Heading ref={titleRef} id={titleId} tabIndex={-1} level={headingLevel} className="nu:text-h5">
        {texts.title}
      </Heading>
      <ul className="nu:flex nu:flex-col nu:gap-3">
        {drafts.map((draft) => {
          const changedAt = formatDateTime(draft.changedAt);
          const title = draftTitle(draft, texts);
          const label = texts.label(title, texts.changed(changedAt));
          return (
            <li key={draft.name}>
              <Card
                padding="none"
                className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-3 nu:p-4 nu:@tablet:p-5"
              >
                <div className="nu:min-w-0 nu:flex-[1_1_14rem]">
                  <p className="nu:font-semibold nu:wrap-anywhere">{title}</p>
                  <p className="nu:text-sm nu:text-muted">
                    {lineOf(draft.productType).label} ·{' '}
                    {draft.kind === 'claim' && `${texts.policy(draft.policyNumber)} · `}
                    {texts.changed(changedAt)} · {texts.storedUntil(formatDate(draft.expiresAt))}
                  </p>
                </div>
                <div className="nu:flex nu:flex-wrap nu:gap-2.5 nu:@max-tablet:w-full nu:@max-tablet:*:flex-auto">
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={texts.removeDraft(label)}
                    onClick={() => {
                      setDraftToDelete(draft);
                      setIsDialogOpen(true);
                    }}
                  >
                    {texts.remove}
                  </Button>
                  <ButtonLink size="sm" href={draftHref(draft, links)} aria-label={texts.resumeDraft(label)}>
                    {texts.resume}
                  </ButtonLink>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setIsDialogOpen}
        title={texts.removeTitle}
        description={texts.removeText(draftToDelete ? draftTitle(draftToDelete, texts) : '')}
        confirmLabel={texts.remove}
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
