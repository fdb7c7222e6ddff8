import type { CardTokenRequest } from '@naungan/domain/card';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { Authenticate } from '../three-d-secure/index.ts';
import type { ReadPaymentStatus } from './ending.ts';
import type { StartPayment } from './use-payment.ts';

export type CardGateway = NonNullable<InvoiceFormat['cardGateway']>;

export type PaymentDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  invoice: InvoiceFormat;
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
  now?: () => Date;
  /** Once, when the money has arrived. */
  onPaid?: (invoice: InvoiceFormat) => void;
  onInvoiceChange?: (invoice: InvoiceFormat) => void;
  /** Whether wallets are on this device; by the browser's name when absent. */
  phone?: boolean;
  openLink?: (url: string) => void;
};
