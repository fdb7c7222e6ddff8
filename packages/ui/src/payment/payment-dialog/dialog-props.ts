import type { CardTokenRequest } from '@naungan/domain/card';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { MessagesOf } from '../../primitives/host/messages.ts';
import type { Authenticate } from '../three-d-secure/ThreeDSecure.tsx';
import type { ReadPaymentStatus } from './final-status.ts';
import type { StartPayment } from './use-payment.ts';

export type CardGateway = NonNullable<InvoiceFormat['cardGateway']>;

/** Milliseconds between two polls while a payment is pending. */
export const DEFAULT_POLL_MS = 4000;

export type PaymentDialogProps = {
  /** Whether the dialog is open; controlled by the parent component. */
  open: boolean;
  /** Called with `false` by the close button, by Escape and by the button that completes the payment. */
  onOpenChange: (open: boolean) => void;
  /** The invoice, with its current payment. */
  invoice: InvoiceFormat;
  /** Creates a payment by the chosen method. */
  startPayment: StartPayment;
  /** Requests the current invoice from the server. */
  refresh: () => Promise<InvoiceFormat>;
  /**
   * Resolves to the status of a payment that is no longer part of the invoice. Without this function, a payment past
   * its deadline counts as expired, and any other as failed.
   */
  readStatus?: ReadPaymentStatus | undefined;
  /**
   * Resolves to the gateway's token for a card, so that card data is never sent to this application's server.
   * Without this function cards are not offered.
   */
  tokenizeCard?: ((card: CardTokenRequest, gateway: CardGateway) => Promise<string>) | undefined;
  /**
   * Runs the bank's verification of a card. Without this function a card payment that needs a verification
   * stays pending.
   */
  authenticate?:
    | ((gateway: CardGateway, ...verification: Parameters<Authenticate>) => ReturnType<Authenticate>)
    | undefined;
  /** Milliseconds between two polls while a payment is pending. Default: `DEFAULT_POLL_MS`. */
  pollEvery?: number;
  /** Returns the current time, for the countdown. */
  now?: () => Date;
  /** Called once, when the payment has arrived. */
  onPaid?: (invoice: InvoiceFormat) => void;
  /** Called when the dialog has created a payment or loaded the invoice again. */
  onInvoiceChange?: (invoice: InvoiceFormat) => void;
  /** Whether the device has wallet apps; default: detected from the user agent. */
  hasWalletApps?: boolean;
  /** Opens a provider's page or app. */
  openLink?: (url: string) => void;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'PaymentDialog'> | undefined;
};
