import { BreakableText } from '../primitives/breakable-text/BreakableText.tsx';
import { ConfirmDialog } from '../primitives/confirm-dialog/index.ts';

export type ReplaceLinkDialogProps = {
  /** The e-mail address that receives the new link. */
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<void>;
};

/** Requires a confirmation before an heir's link is revoked and a new link is mailed. */
export function ReplaceLinkDialog({ email, ...dialogProps }: ReplaceLinkDialogProps) {
  return (
    <ConfirmDialog
      {...dialogProps}
      title="Ganti tautan klaim?"
      description={
        <>
          Tautan ini langsung tidak berlaku, juga di perangkat ini. Tautan baru kami kirim ke{' '}
          <strong>
            <BreakableText text={email} />
          </strong>
          .
        </>
      }
      confirmLabel="Ya, ganti tautan"
    />
  );
}
