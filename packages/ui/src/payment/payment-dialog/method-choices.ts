import {
  PAYMENT_GROUPS,
  type PaymentDialogPage,
  type PaymentGroup,
  type PaymentMethod,
  paymentMethod,
} from '@naungan/domain/payment-method';

/** An entry of the method list: a single method, or 'bank_transfer', which opens the list of banks. */
export type Choice = { value: string; label: string; methods: readonly PaymentMethod[] };
export type ChoiceGroup = { group: PaymentGroup; label: string; choices: readonly Choice[] };

/** Code of the bank whose instructions open without the list of banks [3 §4]. */
const DIRECT_BANK = 'btn';

const choiceOf = (method: PaymentMethod): Choice => ({
  value: method.code,
  label: method.label,
  methods: [method],
});

/** Returns the method list: most banks in one entry, other methods separately, under the headings of groups. */
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

/** Returns the banks that can pay the invoice. */
export function bankChoices(codes: readonly string[]): readonly PaymentMethod[] {
  const banks = PAYMENT_GROUPS.find(({ group }) => group === 'bank_transfer')?.methods ?? [];
  return banks.filter(({ code }) => codes.includes(code) && code !== DIRECT_BANK);
}

/** Returns whether a page shows how to pay. */
export const isInstructions = (page: PaymentDialogPage) =>
  page === 'transfer' || page === 'qr' || page === 'default';

/** Returns the group of a method; an unknown code counts as a bank transfer. */
export const groupOf = (code: string): PaymentGroup => paymentMethod(code)?.group ?? 'bank_transfer';
