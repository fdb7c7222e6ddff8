/** The stored data of a transaction's card, without the full card number. */
export type CardFacts = {
  /** First eight and last four digits, such as `48111111-1114`. */
  masked: string;
  tokenId: string;
  brand: string;
  bank: string;
  /** A key of OUTCOMES. */
  outcome: string;
  /** Whether the payment uses 3-D Secure, with or without a code. */
  secure: boolean;
  eci: string | null;
  responseCode: string | null;
  responseMessage: string | null;
};

type Outcome = {
  /** Label in the list of test cards. */
  label: string;
  action: 'pay' | 'challenge' | 'decline';
  /** The issuer's response to a declined payment. */
  response?: { code: string; message: string };
  /**
   * `code`: the payer must enter a code. `wait`: the payer must enter a code, and the issuer decides after a delay.
   * `attempt`: 3-D Secure passes without a code. `none`: no 3-D Secure.
   */
  threeDSecure: 'code' | 'attempt' | 'wait' | 'none';
  /** Set when the gateway's fraud detection denies the payment. */
  fraud?: true;
};

const DO_NOT_HONOR = { code: '05', message: 'Do not honor' };

const OUTCOMES: Record<string, Outcome> = {
  accept: { label: 'Diterima setelah 3-D Secure', action: 'pay', threeDSecure: 'code' },
  deny: {
    label: 'Ditolak bank setelah 3-D Secure',
    action: 'decline',
    threeDSecure: 'code',
    response: DO_NOT_HONOR,
  },
  attempted: { label: 'Diterima; bank penerbit tidak meminta kode', action: 'pay', threeDSecure: 'attempt' },
  challenge: { label: 'Perlu ditinjau toko setelah 3-D Secure', action: 'challenge', threeDSecure: 'code' },
  fdsDeny: {
    label: 'Langsung ditolak pemeriksaan penipuan',
    action: 'decline',
    threeDSecure: 'none',
    fraud: true,
  },
  bankDeny: {
    label: 'Langsung ditolak bank',
    action: 'decline',
    threeDSecure: 'none',
    response: DO_NOT_HONOR,
  },
  frictionlessAccept: { label: 'Langsung diterima tanpa 3-D Secure', action: 'pay', threeDSecure: 'none' },
  frictionlessDeny: {
    label: 'Langsung ditolak tanpa 3-D Secure',
    action: 'decline',
    threeDSecure: 'none',
    response: DO_NOT_HONOR,
  },
  slow: {
    label: 'Menunggu setelah 3-D Secure, diterima 60 detik kemudian',
    action: 'pay',
    threeDSecure: 'wait',
  },
  code51: {
    label: 'Ditolak setelah 3-D Secure karena dana tidak cukup (kode 51)',
    action: 'decline',
    threeDSecure: 'code',
    response: { code: '51', message: 'Insufficient Funds' },
  },
};

export function outcomeOf(code: string): Outcome {
  const outcome = OUTCOMES[code];
  if (!outcome) throw new Error(`The simulator has no card outcome ${code}`);
  return outcome;
}

/** The cards of the gateway's sandbox (section 10 of its reference) and their outcomes. */
export const TEST_CARDS: Record<string, string> = {
  '4811111111111114': 'accept',
  '5211111111111117': 'accept',
  '4911111111111113': 'deny',
  '5111111111111118': 'deny',
  '4411111111111118': 'attempted',
  '5410111111111116': 'attempted',
  '4511111111111117': 'challenge',
  '5510111111111115': 'challenge',
  '4611111111111116': 'fdsDeny',
  '5411111111111115': 'fdsDeny',
  '4711111111111115': 'bankDeny',
  '5511111111111114': 'bankDeny',
  '4556557955726624': 'frictionlessAccept',
  '4485436455354151': 'frictionlessDeny',
  '4916994064252017': 'accept',
  '4604633194219929': 'deny',
  '4024007176265022': 'slow',
  '4472429869996670': 'code51',
  '4705859510984866': 'bankDeny',
};

const BRANDS: [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mastercard'],
  [/^35(2[89]|[3-8])/, 'jcb'],
  [/^3[47]/, 'amex'],
];

/** Returns brand and outcome of a card number. An unknown card has the outcome `accept`. Returns `null` for an unsupported brand. */
export function cardFor(number: string): { brand: string; outcome: string } | null {
  const brand = BRANDS.find(([pattern]) => pattern.test(number))?.[1];
  return brand ? { brand, outcome: TEST_CARDS[number] ?? 'accept' } : null;
}

export type Authentication = 'passed' | 'attempted' | 'missing';
const ECI_CODES: Record<Authentication, { mastercard: string; other: string }> = {
  passed: { mastercard: '02', other: '05' },
  attempted: { mastercard: '01', other: '06' },
  missing: { mastercard: '00', other: '07' },
};
/** Returns the electronic commerce indicator, the card networks' code for the payer's authentication. */
export const eciFor = (brand: string, authentication: Authentication): string =>
  ECI_CODES[authentication][brand === 'mastercard' ? 'mastercard' : 'other'];
