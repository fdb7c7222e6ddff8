import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { insurers } from '../lines/insurers-repository.ts';
import { insurerMark } from './insurer-mark.ts';

it.each(insurers)('a letter shows the logo file of $companyName', ({ logo }) => {
  const file = readFileSync(new URL(`../../../public${logo}`, import.meta.url), 'utf8');
  expect(insurerMark(logo)).toEqual([expect.objectContaining({ svg: file })]);
});

it.each(['', 'https://partner.example/logo.svg', '/logos/../../package.json', '/logos/unknown.svg'])(
  'a letter shows no mark for the logo "%s", which is no file of this site',
  (logo) => {
    expect(insurerMark(logo)).toEqual([]);
  },
);
