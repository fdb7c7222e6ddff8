import type { ClaimDetail } from '@naungan/domain/claim/record';
import { Ban, FilePlus2, MessageSquareText } from 'lucide-react';
import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { ClaimActions } from './claim-actions.ts';
import type { ClaimDialogProps } from './claim-dialog.ts';
import { claimPageMessages } from './messages.ts';

const ICON_PROPS = { 'aria-hidden': true, size: 20 } as const;

export type ClaimHelpProps = {
  claim: ClaimDetail;
  actions: ClaimActions;
  refresh: () => Promise<void>;
  /** Opens the messages. */
  onMessage: () => void;
};

/** Buttons for optional actions of the claimant: send a message, add a document, withdraw the claim. */
export function ClaimHelp({ claim, actions, refresh, onMessage }: ClaimHelpProps) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const withdrawal = useLazyDialog<ClaimDialogProps>(() =>
    import('../WithdrawDialog.tsx').then((module) => module.WithdrawDialog),
  );
  const addition = useLazyDialog<ClaimDialogProps>(() =>
    import('../AddDocumentDialog.tsx').then((module) => module.AddDocumentDialog),
  );
  const dialogs = { withdraw: withdrawal, addDocument: addition };
  const { options } = claim;
  return (
    <section aria-labelledby="bantuan-klaim">
      <Card>
        <Heading level={2} id="bantuan-klaim" className="nu:text-h5">
          {texts.help}
        </Heading>
        <div className="nu:mt-3 nu:flex nu:flex-wrap nu:gap-2.5 nu:@max-tablet:*:w-full">
          <Button variant="secondary" iconStart={<MessageSquareText {...ICON_PROPS} />} onClick={onMessage}>
            {texts.sendMessage}
          </Button>
          {options.includes('addDocument') && (
            <Button
              variant="secondary"
              iconStart={<FilePlus2 {...ICON_PROPS} />}
              pending={addition.pending}
              onClick={() => void addition.show()}
            >
              {texts.addDocument}
            </Button>
          )}
          {options.includes('withdraw') && (
            <Button
              variant="quiet"
              iconStart={<Ban {...ICON_PROPS} />}
              pending={withdrawal.pending}
              onClick={() => void withdrawal.show()}
            >
              {texts.withdraw}
            </Button>
          )}
        </div>
      </Card>
      {Object.entries(dialogs).map(
        ([option, { Dialog, open, setOpen }]) =>
          Dialog && (
            <Dialog
              key={option}
              claim={claim}
              actions={actions}
              // A dialog closes when its action becomes impossible, for example because the claim has ended.
              open={open && options.some((name) => name === option)}
              onOpenChange={setOpen}
              refresh={refresh}
            />
          ),
      )}
    </section>
  );
}
