import { BreakableText } from '../primitives/breakable-text/BreakableText.tsx';
import { ConfirmDialog } from '../primitives/confirm-dialog/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { heirLinkMessages } from './claim-progress/messages.ts';

export type ReplaceLinkDialogProps = {
  /** The e-mail address that receives the new link. */
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<void>;
};

/** Requires a confirmation before an heir's link is revoked and a new link is mailed. */
export function ReplaceLinkDialog({ email, ...dialogProps }: ReplaceLinkDialogProps) {
  const texts = useMessages('HeirLink', heirLinkMessages);
  return (
    <ConfirmDialog
      {...dialogProps}
      title={texts.replaceTitle}
      description={
        <>
          {texts.replaceText}{' '}
          <strong>
            <BreakableText text={email} />
          </strong>
          .
        </>
      }
      confirmLabel={texts.replaceConfirm}
    />
  );
}
