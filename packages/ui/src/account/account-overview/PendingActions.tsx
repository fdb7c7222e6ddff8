import type { AccountOverview, PendingAction } from '@naungan/domain/overview/record';
import { CreditCard, FilePenLine, LifeBuoy, PencilLine } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { UmbrellaArt } from '../../primitives/empty-state/UmbrellaArt.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { draftListMessages } from '../../records/draft-list/messages.ts';
import { LateNotice } from '../../records/LateNotice.tsx';
import { type ActionText, actionText } from './action-text.ts';
import { accountOverviewMessages } from './messages.ts';

const ICONS = {
  payment: CreditCard,
  revision: FilePenLine,
  claim: LifeBuoy,
  draft: PencilLine,
} as const satisfies Record<PendingAction['kind'], unknown>;

/** Number of actions shown until the member expands the list. */
const INITIAL_ROW_COUNT = 4;

type ActionRowProps = { action: PendingAction; text: ActionText };

function ActionRow({ action, text }: ActionRowProps) {
  const { title, subject, number, deadline, lateNotice, label, href } = text;
  const Icon = ICONS[action.kind];
  return (
    <li className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-3 nu:p-4 nu:outline-none nu:@tablet:px-5">
      <span
        aria-hidden="true"
        className="nu:grid nu:size-11 nu:shrink-0 nu:place-items-center nu:self-start nu:rounded-full nu:bg-sun-tint nu:text-ink"
      >
        <Icon size={20} />
      </span>
      <div className="nu:min-w-0 nu:flex-[1_1_12rem]">
        <p className="nu:tabular nu:font-bold nu:wrap-anywhere">{title}</p>
        <p className="nu:text-sm nu:text-muted nu:wrap-anywhere">
          {subject}
          {number !== '' && (
            <>
              {' · '}
              <span className="nu:inline-block">
                <RecordNumber text={number} />
              </span>
            </>
          )}
        </p>
        {deadline !== '' && <p className="nu:text-sm nu:font-semibold">{deadline}</p>}
        {lateNotice !== null && <LateNotice text={lateNotice} className="nu:mt-2" />}
      </div>
      <ButtonLink
        size="sm"
        variant={action.kind === 'draft' ? 'secondary' : 'primary'}
        className="nu:@max-tablet:w-full nu:@tablet:min-w-36"
        href={href}
        aria-label={`${label}: ${title}, ${subject}${number && ` ${number}`}`}
      >
        {label}
      </ButtonLink>
    </li>
  );
}

/** The member's pending actions, the most urgent first. */
export function PendingActions({ actions: { total, rows } }: Pick<AccountOverview, 'actions'>) {
  const texts = useMessages('AccountOverview', accountOverviewMessages);
  const drafts = useMessages('DraftList', draftListMessages);
  const [isExpanded, setIsExpanded] = useState(false);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const links = useLinks();
  const shownRows = isExpanded ? rows : rows.slice(0, INITIAL_ROW_COUNT);

  /** Shows all rows. The focus moves to the link of the first added row, because the button disappears. */
  function expand() {
    setIsExpanded(true);
    // React renders the added rows before the next frame. Each row has one link.
    requestAnimationFrame(() => list.current?.querySelectorAll('a')[INITIAL_ROW_COUNT]?.focus());
  }

  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId} level={2} className="nu:flex nu:items-center nu:gap-2.5 nu:text-h4">
        {texts.actions}
        {total > 0 && (
          <span className="nu:tabular nu:rounded-pill nu:bg-sun-tint nu:px-2.5 nu:text-sm nu:leading-7 nu:text-ink">
            {total}
          </span>
        )}
      </Heading>
      {rows.length === 0 ? (
        <Card padding="sm" className="nu:mt-3 nu:flex nu:items-center nu:gap-4">
          <UmbrellaArt width="44" height="28" className="nu:shrink-0" />
          <p>{texts.noActions}</p>
        </Card>
      ) : (
        <Card padding="none" accent="action" className="nu:mt-3">
          <ul ref={list} className="nu:divide-y nu:divide-line">
            {shownRows
              .map((action) => ({ action, text: actionText(action, links, { ...texts, drafts }) }))
              .map(({ action, text }) => (
                <ActionRow key={text.key} action={action} text={text} />
              ))}
          </ul>
          {shownRows.length === rows.length && rows.length < total && (
            <p className="nu:border-t nu:border-line nu:p-4 nu:text-center nu:text-muted">
              {texts.mostUrgent(rows.length, total)}
            </p>
          )}
          {shownRows.length < rows.length && (
            <div className="nu:border-t nu:border-line nu:p-2 nu:text-center">
              <Button variant="quiet" size="sm" onClick={expand}>
                {texts.more(rows.length - shownRows.length)}
              </Button>
            </div>
          )}
        </Card>
      )}
    </section>
  );
}
