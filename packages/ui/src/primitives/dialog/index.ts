export { Dialog, type DialogPlacement, type DialogProps, type DialogSize } from './Dialog.tsx';
export {
  DialogBack,
  type DialogBackProps,
  DialogBody,
  DialogClose,
  type DialogCloseProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogPopup,
  type DialogPopupProps,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
} from './DialogParts.tsx';
