export type PaymentGroup =
  | 'bank_transfer'
  | 'credit_card'
  | 'emoney'
  | 'cstore'
  | 'cardlessCredit'
  | 'iBanking';

/** The instructions page of the payment dialog [3 §4]. */
export type PaymentPage = 'transfer' | 'qr' | 'default' | 'card';

export type PaymentMethod = {
  code: string;
  group: PaymentGroup;
  label: string;
  page: PaymentPage;
  /** Length of the account number as a hint; the gateway's number is authoritative [Q20]. */
  digits?: number;
  /** Bank code for transfers from another bank. */
  bankCode?: string;
  /** The bank that holds the account, when it differs from the label. */
  bankName?: string;
  /** Key of the how-to-pay guide; cards have none. */
  howToPay?: string;
  /** Minutes until the payment is cancelled; without it, 23:59 of the day [Q19]. */
  expiresAfterMinutes?: number;
  /** Whether the gateway no longer offers it in production [Q20]. */
  retired?: true;
};

const transfer = { group: 'bank_transfer', page: 'transfer' } as const;
const otherBank = {
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
  { ...otherBank, code: 'btn', label: 'BTN' },
  { ...otherBank, code: 'other_bank', label: 'Bank Lainnya' },
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

const byGroup = (group: PaymentGroup): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => method.group === group);

/** The method list of the payment dialog, in display order. */
export const PAYMENT_GROUPS: readonly {
  group: PaymentGroup;
  label: string;
  methods: readonly PaymentMethod[];
}[] = [
  { group: 'bank_transfer', label: 'Transfer Bank', methods: byGroup('bank_transfer') },
  { group: 'credit_card', label: 'Kartu Kredit', methods: byGroup('credit_card') },
  { group: 'emoney', label: 'Dompet Digital', methods: byGroup('emoney') },
  { group: 'cstore', label: 'Gerai Ritel', methods: byGroup('cstore') },
  { group: 'cardlessCredit', label: 'Cicilan Tanpa Kartu', methods: byGroup('cardlessCredit') },
  { group: 'iBanking', label: 'Internet Banking', methods: byGroup('iBanking') },
];

/** Returns the method with this code; `undefined` for an unknown code. */
export function paymentMethod(code: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.code === code);
}

/** Returns the dialog page with this method's instructions. */
export function paymentPage(code: string): PaymentPage {
  return paymentMethod(code)?.page ?? 'default';
}
