import type { InvoiceFormat, Payment } from '@naungan/domain/invoice/record';
import { invoiceFormat } from '@naungan/domain/invoice/record';
import { PAYMENT_METHOD_CODES, paymentMethod } from '@naungan/domain/payment-method';
import type { InvoiceStatus } from '@naungan/domain/status';

export const now = () => new Date('2026-11-21T11:16:50.000Z');

/** A local image that replaces the gateway's QR code. */
export const QR_PICTURE = '/logos/kln.svg';

const BASE_PAYMENT: Payment = {
  transaction_id: '6f0e8a3e-1111-4c1f-9a2b-000000000001',
  method: 'bank_transfer',
  type: 'bca',
  typeText: 'BCA',
  status: 'pending',
  total: 2_473_000,
  accountHolder: null,
  vaNumber: null,
  code: null,
  actions: [],
  card: null,
  expired: '2026-11-21T16:59:00.000Z',
  message: 'Selesaikan Pembayaran sebelum pukul 23:59',
};

/** The account holder, which only payments by virtual account have. */
const ACCOUNT_HOLDER = 'PT NAUNGAN PIALANG ASURANSI';
/** Returns a pending payment by this method. */
const paymentBy = (type: (typeof PAYMENT_METHOD_CODES)[number], fields: Partial<Payment>): Payment => {
  const method = paymentMethod(type);
  return {
    ...BASE_PAYMENT,
    transaction_id: BASE_PAYMENT.transaction_id.replace(/1$/, String(PAYMENT_METHOD_CODES.indexOf(type) + 1)),
    method: method?.group ?? '',
    type,
    typeText: method?.label ?? type,
    accountHolder: fields.vaNumber ? ACCOUNT_HOLDER : null,
    ...fields,
  };
};

const action = (name: string, url: string) => ({ name, url });
const QR_ACTIONS = [action('generate-qr-code', QR_PICTURE)];
const redirectTo = (path: string) => [action('redirect', `https://gerbang.test/${path}`)];

/** One payment of each method. */
export const PAYMENTS = {
  bca: paymentBy('bca', { vaNumber: '807770001234567' }),
  bni: paymentBy('bni', { vaNumber: '9880770001234567' }),
  bri: paymentBy('bri', { vaNumber: '807770001234567890' }),
  mandiri_bill: paymentBy('mandiri_bill', { vaNumber: '778300000001', code: '70012' }),
  permata: paymentBy('permata', { vaNumber: '8528770001234567' }),
  btn: paymentBy('btn', { vaNumber: '948770001234567890' }),
  other_bank: paymentBy('other_bank', { vaNumber: '948770001234567891' }),
  gopay: paymentBy('gopay', {
    actions: [...QR_ACTIONS, action('deeplink-redirect', 'https://gerbang.test/gopay/app')],
  }),
  shopeepay: paymentBy('shopeepay', { actions: QR_ACTIONS }),
  indomaret: paymentBy('indomaret', { code: '77000012345678' }),
  alfamart: paymentBy('alfamart', { code: '7700001234567890' }),
  akulaku: paymentBy('akulaku', { actions: redirectTo('akulaku') }),
  danamon_online: paymentBy('danamon_online', { actions: redirectTo('danamon') }),
  cimb_clicks: paymentBy('cimb_clicks', {
    actions: redirectTo('cimb'),
    expired: '2026-11-21T13:16:50.000Z',
    message: 'Selesaikan Pembayaran sebelum pukul 20.16 WIB',
  }),
  credit_card: paymentBy('credit_card', {
    card: { redirect_url: 'https://gerbang.test/3ds/1', card_type: 'credit', bank: 'bni' },
    expired: '2026-11-21T11:26:50.000Z',
    message: 'Selesaikan Pembayaran sebelum pukul 18.26 WIB',
  }),
} satisfies Record<string, Payment>;

/** An invoice with every method available and no payment. */
export const invoice = invoiceFormat.parse({
  _id: 'inv-1',
  orderId: 'o-1',
  productType: 'kesehatan',
  invoice: {
    invoiceNumber: 'INV/2026/11/000017',
    createdAt: '2026-11-21T04:00:00.000Z',
    dueDate: '2026-12-05T16:59:00.000Z',
    status: 'pending',
  },
  company: {
    name: 'PT Naungan Pialang Asuransi',
    address: 'Jalan Jenderal Sudirman Kav. 52, Jakarta Selatan 12190',
    phone: '+62 21 5000 1234',
    email: 'halo@naungan.test',
  },
  bill: {
    name: 'SARI WULANDARI',
    email: 'sari.wulandari@contoh.id',
    phone: '+62 812 3456 7890',
    address: 'JL. TEBET BARAT DALAM NO. 12, KOTA JAKARTA SELATAN, DKI JAKARTA 12810',
  },
  product: {
    _id: 'plan-1',
    productName: 'Medika Prima 200',
    company_name: 'Asuransi Samudra Sentosa',
    logoProduct: '',
  },
  objectInsured: [{ title: 'Nama Tertanggung', value: 'SARI WULANDARI' }],
  detail: {
    columns: ['Uraian', 'Jumlah', 'Harga', 'Subtotal'],
    rows: [['Premi 1 tahun (Medika Prima 200)', '1', 'Rp2.390.000', 'Rp2.390.000']],
  },
  summary: [
    { title: 'Premi 1 tahun', value: 'Rp2.390.000' },
    { title: 'Biaya', value: 'Rp83.000' },
    { title: 'Total Pembayaran', value: 'Rp2.473.000' },
  ],
  total: 2_473_000,
  payment: null,
  paymentMethods: PAYMENT_METHOD_CODES,
  cardGateway: {
    scriptUrl: 'https://gerbang.test/kartu.js',
    clientKey: 'kunci-contoh',
    environment: 'simulator',
  },
  certificate: [],
});

/** Returns the pending invoice with this payment. */
export const pendingInvoice = (payment: Payment): InvoiceFormat => ({ ...invoice, payment });

/** Returns the invoice in this status. Its payment, if any, has the same status. */
export const invoiceInStatus = (status: InvoiceStatus, payment: Payment | null): InvoiceFormat => ({
  ...invoice,
  invoice: { ...invoice.invoice, status },
  payment: payment && { ...payment, status, actions: [] },
  paymentMethods: [],
  cardGateway: null,
});
