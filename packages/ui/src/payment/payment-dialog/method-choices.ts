import {
  PAYMENT_GROUPS,
  type PaymentDialogPage,
  type PaymentGroup,
  type PaymentMethod,
  paymentMethod,
} from '@naungan/domain/payment-method';

/** An entry of the method list: a single method, or the entry 'bank_transfer', which opens the list of banks. */
export type Choice = { value: string; label: string; methods: readonly PaymentMethod[] };
export type ChoiceGroup = { group: PaymentGroup; label: string; choices: readonly Choice[] };

/** Code of the bank that has its own entry in the method list [3 §4]. */
const DIRECT_BANK = 'btn';

const choiceOf = (method: PaymentMethod): Choice => ({
  value: method.code,
  label: method.label,
  methods: [method],
});

/** Returns the method list in groups. All banks except `DIRECT_BANK` share one entry. */
export function choiceGroups(codes: readonly string[]): ChoiceGroup[] {
  return PAYMENT_GROUPS.flatMap(({ group, label, methods }): ChoiceGroup[] => {
    const offeredMethods = methods.filter(({ code }) => codes.includes(code));
    if (offeredMethods.length === 0) return [];
    if (group !== 'bank_transfer') return [{ group, label, choices: offeredMethods.map(choiceOf) }];
    const banks = bankChoices(codes);
    const directBanks = offeredMethods.filter(({ code }) => code === DIRECT_BANK);
    const bankChoice = banks.length > 0 ? [{ value: group, label, methods: banks }] : [];
    return [{ group, label, choices: [...bankChoice, ...directBanks.map(choiceOf)] }];
  });
}

/** Returns the banks for the list of banks: those that can pay the invoice, without `DIRECT_BANK`. */
export function bankChoices(codes: readonly string[]): readonly PaymentMethod[] {
  const banks = PAYMENT_GROUPS.find(({ group }) => group === 'bank_transfer')?.methods ?? [];
  return banks.filter(({ code }) => codes.includes(code) && code !== DIRECT_BANK);
}

/** Returns whether this page shows how to pay a pending payment. */
export const isInstructions = (page: PaymentDialogPage) =>
  page === 'transfer' || page === 'qr' || page === 'default';

/** Returns the group of a method; an unknown code counts as a bank transfer. */
export const groupOf = (code: string): PaymentGroup => paymentMethod(code)?.group ?? 'bank_transfer';
