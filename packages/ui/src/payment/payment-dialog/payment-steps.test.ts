import { describe, expect, test } from 'vitest';
import {
  type ContinueCommand,
  continueCommand,
  INITIAL_STEPS,
  type PaymentStepEvent,
  type PaymentStepName,
  type PaymentSteps,
  type PendingPayment,
  paymentStepName,
  paymentStepsReducer,
} from './payment-steps.ts';

const TRANSFER: PendingPayment = { id: 'p1', method: 'bca' };
const CARD: PendingPayment = { id: 'p2', method: 'credit_card' };
const WALLET: PendingPayment = { id: 'p3', method: 'gopay' };

const openSteps = (changes: Partial<PaymentSteps>): PaymentSteps => ({
  ...INITIAL_STEPS,
  open: true,
  ...changes,
});

/** One example of each step, with the payment that is pending at this step. */
const EXAMPLES: Readonly<Record<PaymentStepName, [PaymentSteps, PendingPayment | null]>> = {
  summary: [openSteps({ stack: ['home'] }), null],
  methods: [openSteps({ stack: ['home', 'methods'], choice: 'gopay', clicksWithoutChoice: 1 }), null],
  banks: [
    openSteps({
      stack: ['home', 'methods', 'banks'],
      choice: 'bank_transfer',
      bank: 'bca',
      isReplacing: true,
      lastPendingId: 'p1',
    }),
    TRANSFER,
  ],
  cardForm: [openSteps({ stack: ['home', 'methods', 'card'], choice: 'credit_card' }), null],
  cardPending: [openSteps({ stack: ['home', 'card'], lastPendingId: 'p2' }), CARD],
  instructions: [openSteps({ stack: ['home', 'transfer'], lastPendingId: 'p1' }), TRANSFER],
  unpayable: [openSteps({ stack: ['home', 'transfer'], lastPendingId: 'p1', expiredId: 'p1' }), TRANSFER],
};

const STEPS = Object.keys(EXAMPLES) as PaymentStepName[];

test.each(STEPS)('paymentStepName returns %s for the example of this step', (name) => {
  expect(paymentStepName(...EXAMPLES[name])).toBe(name);
});

test('paymentStepName returns unpayable for instructions without a payment', () => {
  expect(paymentStepName(openSteps({ stack: ['home', 'transfer'] }), null)).toBe('unpayable');
});

test('paymentStepName returns unpayable for an expired card payment', () => {
  expect(paymentStepName(openSteps({ stack: ['home', 'card'], expiredId: 'p2' }), CARD)).toBe('unpayable');
});

test('paymentStepName returns cardForm while a card payment is being replaced', () => {
  const steps = openSteps({ stack: ['home', 'methods', 'card'], isReplacing: true });
  expect(paymentStepName(steps, CARD)).toBe('cardForm');
});

/** For each step: the names of the pages in the stack, the current page last. */
type Stacks = Record<PaymentStepName, string>;

const UNCHANGED_STACKS: Stacks = {
  summary: 'home',
  methods: 'home methods',
  banks: 'home methods banks',
  cardForm: 'home methods card',
  cardPending: 'home card',
  instructions: 'home transfer',
  unpayable: 'home transfer',
};
const stackAtEveryStep = (stack: string): Stacks => ({
  summary: stack,
  methods: stack,
  banks: stack,
  cardForm: stack,
  cardPending: stack,
  instructions: stack,
  unpayable: stack,
});
/** The stacks after this tab or another tab has created a wallet payment. The last page shows the QR code. */
const WALLET_STACKS: Stacks = {
  summary: 'home qr',
  methods: 'home methods qr',
  banks: 'home methods banks qr',
  cardForm: 'home methods qr',
  cardPending: 'home qr',
  instructions: 'home qr',
  unpayable: 'home qr',
};
/** The properties after an event that clears the choices. */
const NO_CHOICE = { choice: '', bank: '', clicksWithoutChoice: 0, isReplacing: false };

/** Per event: the stacks after the event, for each step before it, and the other properties that the event changes. */
const EVENTS: [string, PaymentStepEvent, Stacks, Partial<PaymentSteps>][] = [
  [
    'opened without a payment',
    { type: 'opened', payment: null },
    stackAtEveryStep('home'),
    { ...NO_CHOICE, open: true, hasChangedPage: false, lastPendingId: null },
  ],
  [
    'opened with a payment',
    { type: 'opened', payment: TRANSFER },
    stackAtEveryStep('home transfer'),
    { ...NO_CHOICE, open: true, hasChangedPage: false, lastPendingId: 'p1' },
  ],
  ['closed', { type: 'closed' }, UNCHANGED_STACKS, { open: false }],
  [
    'paymentChanged to a payment of another tab',
    { type: 'paymentChanged', payment: WALLET },
    WALLET_STACKS,
    { ...NO_CHOICE, hasChangedPage: true, lastPendingId: 'p3' },
  ],
  [
    'paymentChanged to none',
    { type: 'paymentChanged', payment: null },
    UNCHANGED_STACKS,
    { lastPendingId: null },
  ],
  [
    'paymentMade',
    { type: 'paymentMade', payment: WALLET },
    WALLET_STACKS,
    { ...NO_CHOICE, hasChangedPage: true, lastPendingId: 'p3' },
  ],
  [
    'methodChosen',
    { type: 'methodChosen', choice: 'indomaret' },
    UNCHANGED_STACKS,
    { choice: 'indomaret', clicksWithoutChoice: 0 },
  ],
  [
    'bankChosen',
    { type: 'bankChosen', bank: 'bni' },
    UNCHANGED_STACKS,
    { bank: 'bni', clicksWithoutChoice: 0 },
  ],
  [
    'pageOpened',
    { type: 'pageOpened', page: 'banks' },
    {
      summary: 'home banks',
      methods: 'home methods banks',
      banks: 'home methods banks banks',
      cardForm: 'home methods card banks',
      cardPending: 'home card banks',
      instructions: 'home transfer banks',
      unpayable: 'home transfer banks',
    },
    { clicksWithoutChoice: 0, hasChangedPage: true },
  ],
  [
    'paymentAbandoned',
    { type: 'paymentAbandoned' },
    {
      summary: 'home methods',
      methods: 'home methods methods',
      banks: 'home methods banks methods',
      cardForm: 'home methods card methods',
      cardPending: 'home card methods',
      instructions: 'home transfer methods',
      unpayable: 'home transfer methods',
    },
    { ...NO_CHOICE, isReplacing: true, hasChangedPage: true },
  ],
  [
    'retried with the card',
    { type: 'retried', page: 'card' },
    stackAtEveryStep('home methods card'),
    { ...NO_CHOICE, choice: 'credit_card', hasChangedPage: true },
  ],
  [
    'retried with the methods',
    { type: 'retried', page: 'methods' },
    stackAtEveryStep('home methods'),
    { ...NO_CHOICE, hasChangedPage: true },
  ],
  ['paymentExpired', { type: 'paymentExpired', id: 'p1' }, UNCHANGED_STACKS, { expiredId: 'p1' }],
];

describe.each(EVENTS)('the event %s', (_, event, stacks, changes) => {
  test.each(STEPS)('leads from the step %s to the expected pages and properties', (name) => {
    const [before] = EXAMPLES[name];
    const after = paymentStepsReducer(before, event);
    expect(after.stack.join(' ')).toBe(stacks[name]);
    expect(after).toEqual({ ...before, ...changes, stack: after.stack });
  });
});

describe('the event clickedWithoutChoice', () => {
  test.each(STEPS)(
    'increases the number of clicks at the step %s, so that the note is announced again',
    (name) => {
      const [before] = EXAMPLES[name];
      const after = paymentStepsReducer(before, { type: 'clickedWithoutChoice' });
      expect(after).toEqual({ ...before, clicksWithoutChoice: before.clicksWithoutChoice + 1 });
    },
  );
});

describe('the event wentBack', () => {
  test.each([
    ['methods', 'home'],
    ['banks', 'home methods'],
    ['cardForm', 'home methods'],
    ['cardPending', 'home'],
    ['instructions', 'home'],
    ['unpayable', 'home'],
  ] as const)('leads from the step %s to the previous page', (name, stack) => {
    const [before] = EXAMPLES[name];
    const after = paymentStepsReducer(before, { type: 'wentBack' });
    expect(after.stack.join(' ')).toBe(stack);
    expect(after).toEqual({ ...before, stack: after.stack, clicksWithoutChoice: 0, hasChangedPage: true });
  });

  test('changes nothing at the summary', () => {
    const [before] = EXAMPLES.summary;
    expect(paymentStepsReducer(before, { type: 'wentBack' })).toBe(before);
  });

  test('ends the replacement of a payment at the list of methods', () => {
    const replacingSteps = openSteps({ stack: ['home', 'transfer', 'methods'], isReplacing: true });
    expect(paymentStepsReducer(replacingSteps, { type: 'wentBack' }).isReplacing).toBe(false);
  });

  test('continues the replacement of a payment at the list of banks', () => {
    const [replacingSteps] = EXAMPLES.banks;
    expect(paymentStepsReducer(replacingSteps, { type: 'wentBack' }).isReplacing).toBe(true);
  });
});

describe('the event paymentChanged', () => {
  test('changes nothing if the payment is already the pending payment', () => {
    const [before, payment] = EXAMPLES.instructions;
    expect(paymentStepsReducer(before, { type: 'paymentChanged', payment })).toBe(before);
  });

  test('stays on the page if the new payment has the same page', () => {
    const [before] = EXAMPLES.instructions;
    const payment = { id: 'p4', method: 'bni' };
    const after = paymentStepsReducer(before, { type: 'paymentChanged', payment });
    expect(after).toEqual({ ...before, lastPendingId: 'p4' });
  });

  test('opens no page in a closed dialog', () => {
    const [before] = EXAMPLES.summary;
    const closedSteps = { ...before, open: false };
    const after = paymentStepsReducer(closedSteps, { type: 'paymentChanged', payment: WALLET });
    expect(after).toEqual({ ...closedSteps, lastPendingId: 'p3' });
  });
});

const COMMANDS: [string, PaymentSteps, PendingPayment | null, ContinueCommand | null][] = [
  ['summary without a payment', ...EXAMPLES.summary, { type: 'open', page: 'methods' }],
  ['summary with a payment', EXAMPLES.summary[0], TRANSFER, { type: 'open', page: 'transfer' }],
  [
    'summary with an expired payment',
    openSteps({ stack: ['home'], expiredId: 'p1' }),
    TRANSFER,
    { type: 'abandon' },
  ],
  [
    'methods with nothing chosen',
    openSteps({ stack: ['home', 'methods'] }),
    null,
    { type: 'reportMissingChoice' },
  ],
  [
    'methods with the banks chosen',
    openSteps({ stack: ['home', 'methods'], choice: 'bank_transfer' }),
    null,
    { type: 'open', page: 'banks' },
  ],
  [
    'methods with the card chosen',
    openSteps({ stack: ['home', 'methods'], choice: 'credit_card' }),
    null,
    { type: 'open', page: 'card' },
  ],
  [
    'methods with the card chosen while a transfer is pending',
    openSteps({ stack: ['home', 'methods'], choice: 'credit_card' }),
    TRANSFER,
    { type: 'remind' },
  ],
  ['methods with a wallet chosen', ...EXAMPLES.methods, { type: 'pay', code: 'gopay' }],
  [
    'methods with a wallet chosen while a transfer is pending',
    EXAMPLES.methods[0],
    TRANSFER,
    { type: 'remind' },
  ],
  ['banks while a payment is replaced', ...EXAMPLES.banks, { type: 'pay', code: 'bca' }],
  [
    'banks with nothing chosen',
    openSteps({ stack: ['home', 'methods', 'banks'] }),
    null,
    { type: 'reportMissingChoice' },
  ],
  ['cardForm', ...EXAMPLES.cardForm, null],
  ['cardPending', ...EXAMPLES.cardPending, { type: 'remind' }],
  ['instructions', ...EXAMPLES.instructions, { type: 'remind' }],
];

test.each(COMMANDS)('continueCommand returns the expected command at %s', (_, steps, payment, command) => {
  expect(continueCommand(steps, payment)).toEqual(command);
});
