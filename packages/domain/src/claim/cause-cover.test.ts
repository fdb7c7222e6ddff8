import { describe, expect, test } from 'vitest';
import { healthCauseCover } from '../lines/health/index.ts';
import { propertyCauseCover } from '../lines/property/index.ts';
import { vehicleCauseCover } from '../lines/vehicle/index.ts';
import { causeNotices, causesOf, waitingNotice } from './index.ts';

const START = '2026-01-10';
const THEFT = '2002';
const MAY_BE_REJECTED = ', sehingga klaim dapat ditolak. Anda tetap dapat mengirimkannya.';

describe('a vehicle policy', () => {
  const reasons = (cover: Parameters<typeof vehicleCauseCover>[0]) =>
    Object.fromEntries(
      causesOf('kendaraan').flatMap(({ value }) => {
        const { reason } = vehicleCauseCover(cover, value);
        return reason === null ? [] : [[value, reason]];
      }),
    );

  test('with all-risk cover does not cover the causes whose extension is missing', () => {
    expect(reasons({ cover: 'allrisk', extensions: [] })).toEqual({
      VE09: 'Polis ini tidak memiliki perluasan banjir, angin topan, badai, hujan es, tanah longsor',
      VE10: 'Polis ini tidak memiliki perluasan banjir, angin topan, badai, hujan es, tanah longsor',
      VE11: 'Polis ini tidak memiliki perluasan gempa bumi, tsunami, letusan gunung berapi',
      VE12: 'Polis ini tidak memiliki perluasan pemogokan, kerusuhan, huru-hara (SRCC)',
      VE13: 'Polis ini tidak memiliki perluasan terorisme dan sabotase',
      VE14: 'Polis ini tidak memiliki perluasan tanggung jawab hukum terhadap pihak ketiga (TJH III)',
      VE15: 'Polis ini tidak memiliki perluasan kecelakaan diri pengemudi atau kecelakaan diri penumpang',
    });
  });

  test('with extensions covers the causes of these extensions', () => {
    const extensions = ['FLOOD_TYPHOON', 'TPL', 'PA_PASSENGER'] as const;
    expect(Object.keys(reasons({ cover: 'allrisk', extensions }))).toEqual(['VE11', 'VE12', 'VE13']);
  });

  test('insured for total loss only covers theft, covers damage only as a total loss, and does not cover broken glass or stolen equipment', () => {
    const reasonOfCause = reasons({ cover: 'tlo', extensions: ['FLOOD_TYPHOON'] });
    expect(reasonOfCause.VE16).toBe('Polis ini hanya menjamin kerugian total');
    expect(reasonOfCause.VE06).toBe('Polis ini hanya menjamin kerugian total');
    for (const cause of ['VE01', 'VE04', 'VE09'])
      expect(reasonOfCause[cause]).toMatch(
        /^Polis ini menjamin kerugian total, yaitu .* mencapai 75% harga kendaraan/,
      );
    expect(reasonOfCause.VE12).toContain('tidak memiliki perluasan');
    expect(reasonOfCause).not.toHaveProperty(THEFT);
  });
});

test.each([
  [false, ['FI08', 'FI09', 'FI10', 'FI11', 'FI12', 'FI13']],
  [true, ['FI08', 'FI11', 'FI12', 'FI13']],
])('a property policy with flood cover %s does not cover the causes %j', (hasFloodCover, expectedCauses) => {
  const causes = causesOf('kebakaran-gempabumi').map(({ value }) => value);
  const causesWithReason = causes.filter(
    (cause) => propertyCauseCover({ hasFloodCover }, cause).reason !== null,
  );
  expect(causesWithReason).toEqual(expectedCauses);
});

describe('a health policy', () => {
  const healthCover = { waitingDays: 30, coversMaternity: false, coversTreatment: true };

  test.each([
    ['HE01', 'Masa tunggu 30 hari: dijamin mulai 9 Februari 2026.', '2026-02-09'],
    ['HE12', 'Masa tunggu 365 hari: dijamin mulai 10 Januari 2027.', '2027-01-10'],
    [
      'HE15',
      'Masa tunggu 30 hari: dijamin mulai 9 Februari 2026. Masa tunggu penyakit tertentu dalam polis 365 hari: dijamin mulai 10 Januari 2027.',
      '2026-02-09',
    ],
  ])('states the waiting period of the cause %s: %s', (cause, text, coveredFrom) => {
    expect(causeNotices(healthCauseCover(healthCover, cause), START)).toEqual({
      notice: null,
      waiting: { text, coveredFrom },
    });
  });

  test('covers an accident from the first day of cover', () => {
    expect(causeNotices(healthCauseCover(healthCover, 'HE06'), START)).toEqual({
      notice: null,
      waiting: null,
    });
  });

  test('has a notice about maternity if it has no maternity benefits, and a waiting period if it has these benefits', () => {
    expect(causeNotices(healthCauseCover(healthCover, 'HE07'), START)).toEqual({
      notice: `Polis ini tidak memiliki manfaat melahirkan${MAY_BE_REJECTED}`,
      waiting: null,
    });
    expect(
      causeNotices(healthCauseCover({ ...healthCover, coversMaternity: true }, 'HE07'), START).waiting?.text,
    ).toBe('Masa tunggu 280 hari: dijamin mulai 17 Oktober 2026.');
  });

  test('covers only maternity if maternity is its only benefit', () => {
    const maternityOnly = { waitingDays: 30, coversMaternity: true, coversTreatment: false };
    const causesWithReason = causesOf('kesehatan').filter(
      ({ value }) => healthCauseCover(maternityOnly, value).reason !== null,
    );
    expect(causesWithReason).toHaveLength(14);
    expect(causesWithReason.map(({ value }) => value)).not.toContain('HE07');
  });
});

const waiting = { text: '', coveredFrom: '2026-02-09' };

test.each([
  ['2026-01-09', null],
  ['2026-01-10', `Tanggal ini dalam masa tunggu, yang berakhir pada 8 Februari 2026${MAY_BE_REJECTED}`],
  ['2026-02-08', `Tanggal ini dalam masa tunggu, yang berakhir pada 8 Februari 2026${MAY_BE_REJECTED}`],
  ['2026-02-09', null],
])('with a waiting period until 8 February, a treatment on %s has the notice %j', (date, notice) => {
  expect(waitingNotice(date, { waiting, startDate: START })).toBe(notice);
});

test('a treatment has no notice on the first day of a policy without a waiting period', () => {
  expect(waitingNotice(START, { waiting: null, startDate: START })).toBeNull();
});
