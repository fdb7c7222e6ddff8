export type PaymentGroup =
  | 'bank_transfer'
  | 'credit_card'
  | 'emoney'
  | 'cstore'
  | 'cardlessCredit'
  | 'iBanking';

/**
 * The last page of the payment dialog: the card form, or instructions [3 §4]. `default` has the instructions of the methods
 * that need neither a transfer nor a QR code, such as a code for a store's cashier.
 */
export type PaymentPage = 'transfer' | 'qr' | 'default' | 'card';

export type PaymentMethod = {
  code: string;
  group: PaymentGroup;
  label: string;
  page: PaymentPage;
  /** The usual number of digits of the account number, for a hint. The gateway determines the actual number [Q20]. */
  digits?: number;
  /** The bank code that a customer of another bank enters for the transfer. */
  bankCode?: string;
  /** The bank of the account, if it differs from the label. */
  bankName?: string;
  /** The key of the guide in `HOW_TO_PAY`. Cards have no guide. */
  howToPay?: string;
  /** Minutes until a payment expires; if absent, payments expire at 23:59 on the same day [Q19]. */
  expiresAfterMinutes?: number;
  /** Whether the gateway has retired the method in production [Q20]. */
  retired?: true;
};

const transfer = { group: 'bank_transfer', page: 'transfer' } as const;
const transferFromOtherBank = {
  ...transfer,
  digits: 18,
  bankCode: '200',
  bankName: 'BTN',
  howToPay: 'other_va',
} as const;
const iBanking = { group: 'iBanking', page: 'default', retired: true } as const;

export const PAYMENT_METHODS = [
  { ...transfer, code: 'bca', label: 'BCA', digits: 11, howToPay: 'bca_va' },
  { ...transfer, code: 'bni', label: 'BNI', digits: 16, howToPay: 'bni_va' },
  { ...transfer, code: 'bri', label: 'BRI', howToPay: 'bri_va' },
  { ...transfer, code: 'mandiri_bill', label: 'Mandiri', howToPay: 'echannel' },
  { ...transfer, code: 'permata', label: 'Permata', digits: 16, howToPay: 'permata_va' },
  { ...transferFromOtherBank, code: 'btn', label: 'BTN' },
  { ...transferFromOtherBank, code: 'other_bank', label: 'Bank Lainnya' },
  {
    code: 'credit_card',
    group: 'credit_card',
    page: 'card',
    label: 'Kartu Kredit',
    // The lifetime of the 3-D Secure link.
    expiresAfterMinutes: 10,
  },
  { code: 'gopay', group: 'emoney', page: 'qr', label: 'GoPay', howToPay: 'gopay' },
  { code: 'shopeepay', group: 'emoney', page: 'qr', label: 'ShopeePay', howToPay: 'shopeepay' },
  { code: 'indomaret', group: 'cstore', page: 'default', label: 'Indomaret', howToPay: 'indomaret' },
  { code: 'alfamart', group: 'cstore', page: 'default', label: 'Alfamart', howToPay: 'alfamart' },
  { code: 'akulaku', group: 'cardlessCredit', page: 'default', label: 'Akulaku', howToPay: 'akulaku' },
  { ...iBanking, code: 'danamon_online', label: 'Danamon Online', howToPay: 'danamon_online' },
  {
    ...iBanking,
    code: 'cimb_clicks',
    label: 'CIMB Clicks',
    howToPay: 'cimb_clicks',
    expiresAfterMinutes: 120,
  },
] as const satisfies readonly PaymentMethod[];

export type PaymentMethodCode = (typeof PAYMENT_METHODS)[number]['code'];

export const PAYMENT_METHOD_CODES = PAYMENT_METHODS.map(({ code }) => code);

const methodsOfGroup = (group: PaymentGroup): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => method.group === group);

/** The methods of the payment dialog by group, in display order. */
export const PAYMENT_GROUPS: readonly {
  group: PaymentGroup;
  label: string;
  methods: readonly PaymentMethod[];
}[] = [
  { group: 'bank_transfer', label: 'Transfer Bank', methods: methodsOfGroup('bank_transfer') },
  { group: 'credit_card', label: 'Kartu Kredit', methods: methodsOfGroup('credit_card') },
  { group: 'emoney', label: 'Dompet Digital', methods: methodsOfGroup('emoney') },
  { group: 'cstore', label: 'Gerai Ritel', methods: methodsOfGroup('cstore') },
  { group: 'cardlessCredit', label: 'Cicilan Tanpa Kartu', methods: methodsOfGroup('cardlessCredit') },
  { group: 'iBanking', label: 'Internet Banking', methods: methodsOfGroup('iBanking') },
];

/** Returns the payment method with a code; `undefined` for an unknown code. */
export function paymentMethod(code: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.code === code);
}

/** Returns the page of the payment dialog for a method; 'default' for an unknown code. */
export function paymentPage(code: string): PaymentPage {
  return paymentMethod(code)?.page ?? 'default';
}
