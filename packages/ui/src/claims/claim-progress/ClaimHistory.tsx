import type { ClaimDetail } from '@naungan/domain/claim/record';
import { formatDateTime } from '@naungan/domain/dates';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { DetailGroup } from '../../records/detail-layout/index.ts';
import { claimPageMessages } from './messages.ts';

/** Number of events shown until the claimant opens the whole list. */
const INITIAL_EVENT_COUNT = 5;

/** The events of the claim, newest first. */
export function ClaimHistory({ history }: Pick<ClaimDetail, 'history'>) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const [isOpen, setIsOpen] = useState(false);
  const displayedEvents = isOpen ? history : history.slice(0, INITIAL_EVENT_COUNT);
  return (
    <DetailGroup group="riwayat">
      <ol>
        {displayedEvents.map(({ at, title, note, by }, index) => (
          <li key={`${at} ${title}`} className="nu:relative nu:flex nu:gap-4 nu:not-last:pb-4">
            {index < displayedEvents.length - 1 && (
              <span
                aria-hidden="true"
                className="nu:absolute nu:start-[0.3125rem] nu:top-5 nu:-bottom-1 nu:w-0.5 nu:rounded-pill nu:bg-line"
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'nu:mt-1.5 nu:size-3 nu:shrink-0 nu:rounded-full',
                index === 0 ? 'nu:bg-brand' : 'nu:bg-field',
              )}
            />
            <div className="nu:min-w-0">
              <p className="nu:font-semibold">{title}</p>
              <p className="nu:text-sm nu:text-muted">
                <span className="nu:tabular">{formatDateTime(at)}</span>, {texts[by]}
              </p>
              {note && <p className="nu:mt-0.5 nu:whitespace-pre-line nu:wrap-break-word">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      {history.length > INITIAL_EVENT_COUNT && !isOpen && (
        <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
          {texts.showAll(history.length)}
        </Button>
      )}
    </DetailGroup>
  );
}
