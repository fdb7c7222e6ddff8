import type { CardTokenRequest } from '@naungan/domain/card';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { Authenticate } from '../three-d-secure/index.ts';
import type { ReadPaymentStatus } from './ending.ts';
import type { StartPayment } from './use-payment.ts';

export type CardGateway = NonNullable<InvoiceFormat['cardGateway']>;

export type PaymentDialogProps = {
  /** The host holds whether it is open. */
  open: boolean;
  /** Called by the cross, Escape, and when the payment has been made. */
  onOpenChange: (open: boolean) => void;
  /** What is paid for, with its payment so far. */
  invoice: InvoiceFormat;
  /** Asks the gateway for a payment of the chosen kind. */
  startPayment: StartPayment;
  /** The invoice as the server has it now. */
  refresh: () => Promise<InvoiceFormat>;
  /** What became of a payment that the invoice does not show any more. Without it only an expiry is known by name. */
  readStatus?: ReadPaymentStatus | undefined;
  /** The gateway's token for a card, never by way of our server. Without it no card can be chosen. */
  tokenizeCard?: ((card: CardTokenRequest, gateway: CardGateway) => Promise<string>) | undefined;
  /** The bank's verification of a card. Without it such a card stays pending. */
  authenticate?:
    | ((gateway: CardGateway, ...verification: Parameters<Authenticate>) => ReturnType<Authenticate>)
    | undefined;
  /** Milliseconds between two questions while a payment is awaited. */
  pollEvery?: number;
  /** The clock of the countdown. */
  now?: () => Date;
  /** Once, when the money has arrived. */
  onPaid?: (invoice: InvoiceFormat) => void;
  /** A payment was made or read: what the page shows has changed. */
  onInvoiceChange?: (invoice: InvoiceFormat) => void;
  /** Whether wallets are on this device; by the browser's name when absent. */
  phone?: boolean;
  /** Leaves for the page or the app of a provider. */
  openLink?: (url: string) => void;
};
