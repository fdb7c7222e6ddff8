import { expect, test } from 'vitest';
import { LATENCY_FIGURES, medians, PAGE_FIGURES, ratioTable, ratioText } from './ratios.mjs';

test('medians returns the middle value of each figure, and the higher one of two middle values', () => {
  const visits = [
    { lcp: 30, inp: 8 },
    { lcp: 10, inp: 24 },
    { lcp: 20, inp: 16 },
  ];
  expect(medians(visits)).toEqual({ lcp: 20, inp: 16 });
  expect(medians([...visits, { lcp: 40, inp: 0 }])).toEqual({ lcp: 30, inp: 16 });
  expect(medians([{ lcp: 7, inp: 0 }])).toEqual({ lcp: 7, inp: 0 });
});

test('ratioText divides the value of the peer by the value of this site', () => {
  expect(ratioText(80, 200)).toBe('2.50');
  expect(ratioText(200, 80)).toBe('0.40');
  expect(ratioText(5, 0)).toBe('0.00');
});

test('ratioText shows no ratio when the value of this site is 0', () => {
  expect(ratioText(0, 120)).toBe('-');
  expect(ratioText(0, 0)).toBe('-');
});

test('the table has one row for each figure of each comparison, with values in the unit of the figure', () => {
  const table = ratioTable([
    {
      work: 'list API',
      peer: 'Fastify',
      figures: LATENCY_FIGURES,
      siteValues: { p50: 2, p99: 8.126 },
      peerValues: { p50: 1.5, p99: 4.063 },
    },
    {
      work: 'plan list',
      peer: 'Next',
      figures: PAGE_FIGURES.slice(0, 2),
      siteValues: { loadBytes: 81_920, loadRequests: 8 },
      peerValues: { loadBytes: 204_800, loadRequests: 20 },
    },
  ]);
  expect(table).toBe(
    [
      '| work      | peer    | figure                | this site | peer | peer / site |',
      '| --------- | ------- | --------------------- | --------: | ---: | ----------: |',
      '| list API  | Fastify | p50, ms               |      2.00 | 1.50 |        0.75 |',
      '| list API  | Fastify | p99, ms               |      8.13 | 4.06 |        0.50 |',
      '| plan list | Next    | bytes of the load, KB |        80 |  200 |        2.50 |',
      '| plan list | Next    | requests of the load  |         8 |   20 |        2.50 |',
    ].join('\n'),
  );
});
