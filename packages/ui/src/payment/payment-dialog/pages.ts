import {
  PAYMENT_GROUPS,
  type PaymentDialogPage,
  type PaymentGroup,
  type PaymentMethod,
  paymentMethod,
  paymentPage,
} from '@naungan/domain/payment-method';

/** What the dialog can show; a card needs its own form, which is not here. */
export type Choice = { value: string; label: string; group: PaymentGroup; methods: readonly PaymentMethod[] };

const offered = (codes: readonly string[]) => (method: PaymentMethod) =>
  codes.includes(method.code) && method.page !== 'card';

/** The method list: banks under one entry, everything else by itself. */
export function methodChoices(codes: readonly string[]): Choice[] {
  return PAYMENT_GROUPS.flatMap(({ group, label, methods }): Choice[] => {
    const own = methods.filter(offered(codes));
    if (own.length === 0) return [];
    if (group === 'bank_transfer') return [{ value: group, label, group, methods: own }];
    return own.map((method) => ({ value: method.code, label: method.label, group, methods: [method] }));
  });
}

/** The banks that the invoice can be paid through. */
export function bankChoices(codes: readonly string[]): readonly PaymentMethod[] {
  return methodChoices(codes).find(({ group }) => group === 'bank_transfer')?.methods ?? [];
}

/** The pages that lead to the instructions of a payment that exists: back goes to the summary. */
export function stackOf(method: string): PaymentDialogPage[] {
  return ['home', paymentPage(method)];
}

export const isInstructions = (page: PaymentDialogPage) =>
  page === 'transfer' || page === 'qr' || page === 'default';

export const groupOf = (code: string): PaymentGroup => paymentMethod(code)?.group ?? 'bank_transfer';
