import { expect, test } from 'vitest';
import { problemsOf, WRONG_TYPES, withValue } from '../form-field/form.fixture.ts';
import { claimAccountForm, claimForm, EMPTY_CLAIM, heirForm, policyLookupForm } from './form.ts';
import { accountProblems } from './index.ts';
import { type ClaimCase, claimDocuments } from './product.ts';

const TODAY = '2026-11-22';

const requiredFiles = (claimCase: ClaimCase) =>
  claimDocuments(claimCase)
    .filter(({ required }) => required)
    .flatMap(({ code, name, min = 1 }) => Array(min).fill({ code, title: name }));

const fireForm = claimForm({ productType: 'kebakaran', tsi: 500_000_000, today: TODAY });
const FIRE_CLAIM = {
  ...EMPTY_CLAIM,
  causeOfClaim: 'FI01',
  totalClaim: 25_000_000,
  incidentDate: '2026-11-20',
  causeDisaster: 'Korsleting di dapur',
  account: { accountNumber: '1234 5678 90', accountHolder: 'SARI', bankName: 'Bank Fiktif' },
  attachments: requiredFiles({ productType: 'kebakaran', cause: 'FI01', isThirdParty: false }),
};

const vehicleForm = claimForm({ productType: 'kendaraan', tsi: 0, today: TODAY });
const VEHICLE_CLAIM = {
  ...EMPTY_CLAIM,
  causeOfClaim: 'VE01',
  incidentDate: '2026-11-20',
  attachments: requiredFiles({ productType: 'kendaraan', cause: 'VE01', isThirdParty: false }),
};

test('claimForm accepts claims with all required fields, and removes spaces from the account number', () => {
  expect(problemsOf(fireForm, FIRE_CLAIM)).toEqual({});
  expect(problemsOf(vehicleForm, VEHICLE_CLAIM)).toEqual({});
  expect(fireForm.parse(FIRE_CLAIM).account.accountNumber).toBe('1234567890');
});

test.each([
  ['causeOfClaim', '', 'Penyebab klaim wajib di isi'],
  ['causeOfClaim', 'VE01', 'Penyebab klaim wajib di isi'],
  ['totalClaim', null, 'Jumlah Klaim Wajib Diisi'],
  ['totalClaim', 0, 'Jumlah Klaim Wajib Diisi'],
  ['totalClaim', 500_000_001, 'Maksimal jumlah klaim Rp500.000.000'],
  ['incidentDate', '', 'Tanggal Musibah wajib diisi'],
  ['incidentDate', '2026-11-23', 'Tanggal Musibah tidak boleh setelah hari ini'],
  ['causeDisaster', '', 'Sebab Musibah Wajib Diisi'],
  ['account.accountNumber', '', 'Nomor Rekening wajib diisi'],
  ['account.accountNumber', '12345678901234567', 'Nomor Rekening harus 8 sampai 16 digit angka'],
  ['account.accountNumber', '1234567', 'Nomor Rekening harus 8 sampai 16 digit angka'],
  ['account.accountHolder', '', 'Nama pemilik rekening wajib diisi'],
  ['account.bankName', '', 'Nama Bank wajib diisi'],
  ['attachments', [], 'Mohon lengkapi lampiran yang dibutuhkan'],
])('claimForm rejects a fire claim with %s %j', (path, value, message) => {
  expect(problemsOf(fireForm, withValue(FIRE_CLAIM, path, value))).toEqual({ [path]: message });
});

test.each([
  ['totalClaim', 500_000_000],
  ['incidentDate', TODAY],
  ['account.accountNumber', '12345678'],
  ['account.accountNumber', '1234567890123456'],
  ['description', ''],
])('claimForm accepts a fire claim with %s %j', (path, value) => {
  expect(problemsOf(fireForm, withValue(FIRE_CLAIM, path, value))).toEqual({});
});

test('claimForm reports every missing field of an empty form', () => {
  expect(problemsOf(fireForm, EMPTY_CLAIM)).toEqual({
    causeOfClaim: 'Penyebab klaim wajib di isi',
    totalClaim: 'Jumlah Klaim Wajib Diisi',
    incidentDate: 'Tanggal Musibah wajib diisi',
    causeDisaster: 'Sebab Musibah Wajib Diisi',
    'account.accountNumber': 'Nomor Rekening wajib diisi',
    'account.accountHolder': 'Nama pemilik rekening wajib diisi',
    'account.bankName': 'Nama Bank wajib diisi',
  });
});

test('claimForm requires a bank account for a vehicle claim only after a theft', () => {
  const theftClaim = {
    ...VEHICLE_CLAIM,
    causeOfClaim: '2002',
    attachments: requiredFiles({ productType: 'kendaraan', cause: '2002', isThirdParty: false }),
  };
  expect(Object.keys(problemsOf(vehicleForm, theftClaim))).toEqual([
    'account.accountNumber',
    'account.accountHolder',
    'account.bankName',
  ]);
});

test('claimForm clears fields that the product does not have', () => {
  const claim = vehicleForm.parse({
    ...VEHICLE_CLAIM,
    totalClaim: 5,
    causeDisaster: 'x',
    account: FIRE_CLAIM.account,
  });
  expect(claim).toMatchObject({ totalClaim: null, causeDisaster: '', account: { accountNumber: '' } });
});

test('claimForm requires more documents for a claim of a third party, and rejects documents of another cause', () => {
  expect(problemsOf(vehicleForm, { ...VEHICLE_CLAIM, thirdPartyClaim: 'Y' })).toEqual({
    attachments: 'Mohon lengkapi lampiran yang dibutuhkan',
  });
  const attachments = [...VEHICLE_CLAIM.attachments, { code: 'BPKB', title: '' }];
  expect(problemsOf(vehicleForm, { ...VEHICLE_CLAIM, attachments })).toEqual({
    attachments: 'File yang di upload tidak valid',
  });
});

test.each([
  ['VE14', 'N', 'Y'],
  ['VE01', 'N', 'N'],
  ['VE01', 'Y', 'Y'],
] as const)(
  'claimForm with the cause %s and the sent thirdPartyClaim %s returns thirdPartyClaim %s',
  (cause, sentValue, expectedValue) => {
    const claimCase = { productType: 'kendaraan', cause, isThirdParty: expectedValue === 'Y' } as const;
    const claim = {
      ...VEHICLE_CLAIM,
      causeOfClaim: cause,
      thirdPartyClaim: sentValue,
      attachments: requiredFiles(claimCase),
    };
    expect(vehicleForm.parse(claim).thirdPartyClaim).toBe(expectedValue);
  },
);

test('claimForm accepts ten photos, and rejects eleven photos and a single photo', () => {
  const photos = (count: number) => ({
    ...VEHICLE_CLAIM,
    attachments: [
      ...VEHICLE_CLAIM.attachments.filter(({ code }) => code !== 'FOTO'),
      ...Array(count).fill({ code: 'FOTO', title: '' }),
    ],
  });
  expect(problemsOf(vehicleForm, photos(10))).toEqual({});
  expect(problemsOf(vehicleForm, photos(11))).toEqual({ attachments: 'Maksimal 10 Dokumen' });
  expect(problemsOf(vehicleForm, photos(1))).toEqual({
    attachments: 'Mohon lengkapi lampiran yang dibutuhkan',
  });
});

test('claimForm requires documents about the death if an heir claims', () => {
  const accident = claimForm({ productType: 'kecelakaandiri', tsi: 0, today: TODAY, isHeir: true });
  const claimCase = { productType: 'kecelakaandiri', cause: 'PA01', isThirdParty: false } as const;
  const claim = { ...EMPTY_CLAIM, causeOfClaim: 'PA01', incidentDate: TODAY };
  expect(problemsOf(accident, { ...claim, attachments: requiredFiles(claimCase) })).toHaveProperty(
    'attachments',
  );
  expect(
    problemsOf(accident, { ...claim, attachments: requiredFiles({ ...claimCase, isHeir: true }) }),
  ).toEqual({});
});

test('claimForm accepts a medical document if an heir claims, because earlier versions of the form requested it', () => {
  const accident = claimForm({ productType: 'kecelakaandiri', tsi: 0, today: TODAY, isHeir: true });
  const claimCase = {
    productType: 'kecelakaandiri',
    cause: 'PA02',
    isThirdParty: false,
    isHeir: true,
  } as const;
  const attachments = [...requiredFiles(claimCase), { code: 'DOKTER', title: '' }];
  const claim = { ...EMPTY_CLAIM, causeOfClaim: 'PA02', incidentDate: TODAY, attachments };
  expect(problemsOf(accident, claim)).toEqual({});
});

test.each(WRONG_TYPES.filter((value) => typeof value !== 'object'))(
  'claimForm rejects the value %s without throwing, in each field that requires another type',
  (value) => {
    for (const path of Object.keys(EMPTY_CLAIM)) {
      const isCorrectType = path === 'totalClaim' && typeof value === 'number';
      if (isCorrectType) continue;
      expect(fireForm.safeParse({ ...FIRE_CLAIM, [path]: value }).success).toBe(false);
    }
  },
);

test('policyLookupForm requires a policy number and a product, and normalizes the number', () => {
  expect(problemsOf(policyLookupForm, { productType: '', policyNumber: '' })).toEqual({
    productType: 'Silahkan pilih jenis produk sesuai dengan polis Anda',
    policyNumber: 'Silahkan masukkan nomor polis',
  });
  expect(policyLookupForm.parse({ productType: 'kesehatan', policyNumber: ' pol kes 2026 000001' })).toEqual({
    productType: 'kesehatan',
    policyNumber: 'POL-KES-2026-000001',
  });
});

test('heirForm returns an heir in wire format, and requires the relationship', () => {
  const heir = { fullName: 'budi santoso', relationship: 'SUAMI', email: 'B@x.id', phone: '081234567890' };
  expect(heirForm.parse(heir)).toMatchObject({
    fullName: 'BUDI SANTOSO',
    email: 'b@x.id',
    phone: '6281234567890',
  });
  expect(problemsOf(heirForm, { fullName: '', relationship: '', email: '', phone: '' })).toMatchObject({
    relationship: 'Hubungan harus di pilih',
  });
});

const ACCOUNT = { accountNumber: '1234567890', accountHolder: 'SARI', bankName: 'Bank Fiktif' };

test.each([
  [{}, {}],
  [{ accountNumber: '1234 5678' }, {}],
  [{ accountNumber: ' ' }, { accountNumber: 'Nomor Rekening wajib diisi' }],
  [{ accountNumber: '1234567' }, { accountNumber: 'Nomor Rekening harus 8 sampai 16 digit angka' }],
  [{ accountHolder: '' }, { accountHolder: 'Nama pemilik rekening wajib diisi' }],
  [{ bankName: ' ' }, { bankName: 'Nama Bank wajib diisi' }],
])(
  'a bank account with the change %j has the problems %j, in claimAccountForm and in accountProblems',
  (change, problems) => {
    const account = { ...ACCOUNT, ...change };
    expect(problemsOf(claimAccountForm, account)).toEqual(problems);
    const messages = accountProblems(account).map(({ field, message }) => [field, message]);
    expect(Object.fromEntries(messages)).toEqual(problems);
  },
);

test.each(['accountHolder', 'bankName'])(
  'claimAccountForm rejects a link in the field %s, because mails contain the field',
  (field) => {
    expect(problemsOf(claimAccountForm, { ...ACCOUNT, [field]: 'www.situs.com' })).toEqual({
      [field]: 'Nama tidak boleh memuat alamat situs atau tautan',
    });
  },
);

test('claimAccountForm returns the account number without separators, and requires every field', () => {
  expect(claimAccountForm.parse({ ...ACCOUNT, accountNumber: '1234-5678 90' }).accountNumber).toBe(
    '1234567890',
  );
  expect(Object.keys(problemsOf(claimAccountForm, {}))).toEqual([
    'accountNumber',
    'accountHolder',
    'bankName',
  ]);
});
