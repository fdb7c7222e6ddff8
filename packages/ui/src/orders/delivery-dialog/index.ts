export { DeliveryButton, type DeliveryButtonProps } from './DeliveryButton.tsx';
export type { Delivery } from './DeliveryDialog.tsx';
