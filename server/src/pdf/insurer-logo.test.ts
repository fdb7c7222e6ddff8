import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { insurers } from '../lines/insurers-repository.ts';
import { insurerLogo } from './insurer-logo.ts';

it.each(insurers)('a letter shows the logo file of $companyName', ({ logo }) => {
  const file = readFileSync(new URL(`../../../public${logo}`, import.meta.url), 'utf8');
  expect(insurerLogo(logo)).toEqual([expect.objectContaining({ svg: file })]);
});

it.each(['', 'https://partner.example/logo.svg', '/logos/../../package.json', '/logos/unknown.svg'])(
  'a letter shows no logo for the path "%s", which is not a logo file of this site',
  (logo) => {
    expect(insurerLogo(logo)).toEqual([]);
  },
);
