import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { LinkRequestDialogProps, RequestLink } from './LinkRequestDialog.tsx';
import { linkRequestMessages } from './messages.ts';

export type RequestLinkButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  requestLink: RequestLink;
};

/**
 * A button that opens the dialog in which an heir requests the link again; the dialog loads on the first click.
 */
export function RequestLinkButton({ requestLink, ...buttonProps }: RequestLinkButtonProps) {
  const texts = useMessages('LinkRequest', linkRequestMessages);
  const { Dialog, open, pending, show, setOpen } = useLazyDialog<LinkRequestDialogProps>(() =>
    import('./LinkRequestDialog.tsx').then((module) => module.LinkRequestDialog),
  );
  return (
    <>
      <Button {...buttonProps} pending={pending} onClick={() => void show()}>
        {texts.open}
      </Button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} requestLink={requestLink} />}
    </>
  );
}
