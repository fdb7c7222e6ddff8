import { appealStatusText, CLAIM_MESSAGES } from '@naungan/domain/claim';
import type { ClaimAppealRecord } from '@naungan/domain/claim/record';
import { formatLongDate } from '@naungan/domain/dates';
import { Badge } from '../../primitives/badge/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { FileLink } from '../claim-progress/FileLink.tsx';
import { claimDialogsMessages } from '../messages.ts';

/** The appeals of a claim, newest first, each with its letter and response [3 §4]. */
export function AppealHistory({ appeals }: { appeals: readonly ClaimAppealRecord[] }) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  return (
    <ol aria-label={texts.appeals} className="nu:mt-2 nu:divide-y nu:divide-line">
      {appeals
        .map((appeal, index) => ({ ...appeal, number: index + 1 }))
        .toReversed()
        .map(({ number, date, timeInput, isOpen, letter, dateResponse }) => (
          <li key={number} className="nu:py-4 nu:first:pt-2 nu:last:pb-0">
            <div className="nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-x-4 nu:gap-y-1">
              <p className="nu:font-semibold">{texts.appealNumber(number)}</p>
              <Badge tone={isOpen === 'Y' ? 'warning' : 'neutral'}>{appealStatusText(isOpen)}</Badge>
            </div>
            <p className="nu:text-sm nu:text-muted">
              {texts.appealedOn} {formatLongDate(date)}, {timeInput}
            </p>
            <div className="nu:mt-1 nu:flex nu:flex-wrap nu:items-center nu:gap-x-6">
              <FileLink href={letter.appealLetter}>{texts.letterOfAppeal}</FileLink>
              {letter.responseLetter === '' ? (
                <span className="nu:text-muted">{CLAIM_MESSAGES.appealUnanswered}</span>
              ) : (
                <FileLink href={letter.responseLetter}>
                  {texts.response}
                  {dateResponse ? `, ${formatLongDate(dateResponse)}` : ''}
                </FileLink>
              )}
            </div>
          </li>
        ))}
    </ol>
  );
}
