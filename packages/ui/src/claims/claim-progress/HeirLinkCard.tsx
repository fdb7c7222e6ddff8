import type { ClaimDetail } from '@naungan/domain/claim/record';
import { formatLongDate } from '@naungan/domain/dates';
import { useState } from 'react';
import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { BreakableText } from '../../primitives/breakable-text/BreakableText.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { ReplaceLinkDialogProps } from '../ReplaceLinkDialog.tsx';
import { ClaimActionProblem } from './ClaimActionProblem.tsx';
import type { HeirLinkActions } from './claim-actions.ts';
import { heirLinkMessages } from './messages.ts';
import { useClaimAction } from './use-claim-action.ts';

export type HeirLinkCardProps = {
  link: NonNullable<ClaimDetail['heirLink']>;
  actions: HeirLinkActions;
};

const doNothing = () => Promise.resolve();

/** A card that mails the link of an heir's claim again, or replaces a link that another person may know. */
export function HeirLinkCard({ link, actions }: HeirLinkCardProps) {
  const texts = useMessages('HeirLink', heirLinkMessages);
  const { email, lastDay } = link;
  const { Dialog, open, setOpen, ...replaceDialog } = useLazyDialog<ReplaceLinkDialogProps>(() =>
    import('../ReplaceLinkDialog.tsx').then((module) => module.ReplaceLinkDialog),
  );
  const [isReplaced, setIsReplaced] = useState(false);
  // This card is no dialog, and its actions do not change the claim: nothing is closed or reloaded.
  const cardOptions = { open: true, close: () => undefined, refresh: doNothing };
  const mailAction = useClaimAction({
    ...cardOptions,
    failureMessage: texts.notSent,
  });
  const replaceAction = useClaimAction({
    ...cardOptions,
    failureMessage: texts.notReplaced,
  });

  async function replace() {
    await replaceAction.runAction(async () => {
      await actions.replace();
      setIsReplaced(true);
    }, texts.replaced);
  }

  return (
    <section aria-labelledby="tautan-klaim">
      <Card>
        <Heading level={2} id="tautan-klaim" className="nu:text-h5">
          {texts.title}
        </Heading>
        {isReplaced ? (
          <Alert tone="info" className="nu:mt-3">
            {texts.replacedText} <BreakableText text={email} />.
          </Alert>
        ) : (
          <>
            <p className="nu:mt-1 nu:text-muted">
              {texts.text}
              {lastDay && ` ${texts.validUntil(formatLongDate(lastDay))}`}
            </p>
            <ClaimActionProblem error={mailAction.error ?? replaceAction.error} />
            <div className="nu:mt-3 nu:flex nu:flex-wrap nu:gap-2.5 nu:@max-tablet:*:w-full">
              <Button
                variant="secondary"
                pending={mailAction.pending}
                onClick={() => void mailAction.runAction(actions.mail, texts.sent(email))}
              >
                {texts.resend}
              </Button>
              <Button
                variant="quiet"
                pending={replaceDialog.pending || replaceAction.pending}
                onClick={() => void replaceDialog.show()}
              >
                {texts.replace}
              </Button>
            </div>
          </>
        )}
      </Card>
      {Dialog && <Dialog email={email} open={open} onOpenChange={setOpen} onConfirm={replace} />}
    </section>
  );
}
