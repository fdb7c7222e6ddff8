export { Toaster, type ToasterProps } from './Toaster.tsx';
export { clearToasts, dismissToast, type ToastMessage, toast } from './toast.ts';
