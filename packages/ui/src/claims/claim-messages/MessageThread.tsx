import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import type { ClaimMessage } from '@naungan/domain/claim/record';
import { formatDateTime } from '@naungan/domain/dates';
import { LIMITS } from '@naungan/domain/text';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { DetailGroup } from '../../records/detail-layout/index.ts';
import { ClaimActionProblem } from '../claim-progress/ClaimActionProblem.tsx';
import type { ClaimDialogProps } from '../claim-progress/claim-dialog.ts';
import { useClaimAction } from '../claim-progress/use-claim-action.ts';
import { claimDialogsMessages } from '../messages.ts';
import { useStoredMessage } from './use-stored-message.ts';

function Message({ at, from, text }: ClaimMessage) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const isDesk = from === 'desk';
  return (
    <li className={cx('nu:max-w-[85%] nu:min-w-0', isDesk ? 'nu:justify-self-start' : 'nu:justify-self-end')}>
      <p className={cx('nu:text-sm nu:text-muted', !isDesk && 'nu:text-end')}>
        <span className="nu:font-semibold">{isDesk ? texts.desk : texts.you}</span>,{' '}
        <span className="nu:tabular">{formatDateTime(at)}</span>
      </p>
      <p
        className={cx(
          'nu:mt-1 nu:rounded-card nu:px-4 nu:py-2.5 nu:whitespace-pre-line nu:wrap-break-word',
          isDesk ? 'nu:bg-line/40' : 'nu:bg-brand-tint',
        )}
      >
        {text}
      </p>
    </li>
  );
}

/** The messages between the claimant and the handler of the claim, with a form for the next message. */
export function MessageThread({
  claim,
  actions,
  refresh,
}: Pick<ClaimDialogProps, 'claim' | 'actions' | 'refresh'>) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const { text, changeText } = useStoredMessage(actions);
  const [isMissing, setIsMissing] = useState(false);
  const { runAction, pending, error } = useClaimAction({
    open: true,
    // The form is always shown, so its text is cleared instead of closing a dialog.
    close: () => changeText(''),
    // A message that was not sent stays in the form.
    onConflict: () => undefined,
    refresh,
    failureMessage: texts.messageFailed,
  });
  const { messages } = claim;

  async function send() {
    const isEmpty = text.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) return;
    await runAction(() => actions.sendMessage(text), texts.messageSent);
  }

  return (
    <DetailGroup group="pesan">
      {messages.length === 0 && <p className="nu:text-muted">{texts.noMessages}</p>}
      <ol aria-label={texts.conversation} className="nu:grid nu:gap-4 nu:empty:hidden">
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </ol>
      <form
        className="nu:grid nu:gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ClaimActionProblem error={error} />
        <TextArea
          label={texts.message}
          value={text}
          maxLength={LIMITS.message}
          error={isMissing && text.trim() === '' ? CLAIM_MESSAGES.messageMissing : undefined}
          onChange={(event) => changeText(event.target.value)}
        />
        <Button type="submit" pending={pending} className="nu:@tablet:justify-self-start">
          {texts.sendMessage}
        </Button>
      </form>
    </DetailGroup>
  );
}
