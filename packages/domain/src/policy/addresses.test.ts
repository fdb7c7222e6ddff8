import { expect, it } from 'vitest';
import { policyAddresses } from './addresses.ts';

it.each([
  ['budi@contoh.test', 'siti@contoh.test', ['budi@contoh.test', 'siti@contoh.test']],
  ['siti@contoh.test', 'siti@contoh.test', ['siti@contoh.test']],
  ['Siti@Contoh.test', 'siti@contoh.test', ['Siti@Contoh.test']],
  ['', 'siti@contoh.test', ['siti@contoh.test']],
  ['budi@contoh.test', '', ['budi@contoh.test']],
  ['', '', []],
])('mails about a policy of %j with the account %j go to %j', (insured, account, addresses) => {
  expect(policyAddresses(insured, account)).toEqual(addresses);
});
