import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import type { LinkRequestDialogProps, RequestLink } from './LinkRequestDialog.tsx';

export type RequestLinkButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  requestLink: RequestLink;
};

/** Opens the request for the link of an heir's claim; the dialog loads with the first click. */
export function RequestLinkButton({ requestLink, ...button }: RequestLinkButtonProps) {
  const { Dialog, open, pending, show, setOpen } = useLazyDialog<LinkRequestDialogProps>(() =>
    import('./LinkRequestDialog.tsx').then((part) => part.LinkRequestDialog),
  );
  return (
    <>
      <Button {...button} pending={pending} onClick={() => void show()}>
        Minta tautan klaim lagi
      </Button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} requestLink={requestLink} />}
    </>
  );
}
