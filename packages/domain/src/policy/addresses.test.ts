import { expect, it } from 'vitest';
import { policyMailAddresses } from './addresses.ts';

it.each([
  ['budi@contoh.test', 'siti@contoh.test', ['budi@contoh.test', 'siti@contoh.test']],
  ['siti@contoh.test', 'siti@contoh.test', ['siti@contoh.test']],
  ['Siti@Contoh.test', 'siti@contoh.test', ['Siti@Contoh.test']],
  ['', 'siti@contoh.test', ['siti@contoh.test']],
  ['budi@contoh.test', '', ['budi@contoh.test']],
  ['', '', []],
])(
  'mails about a policy with the insured %j and the member account %j are sent to %j',
  (insured, account, addresses) => {
    expect(policyMailAddresses(insured, account)).toEqual(addresses);
  },
);
