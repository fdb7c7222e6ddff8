export { type GuestDetails, GuestDialog, type GuestDialogProps } from './GuestDialog.tsx';
