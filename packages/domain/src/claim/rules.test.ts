import { expect, test } from 'vitest';
import { PRODUCT_TYPES, type ProductType } from '../lines/product-type.ts';
import type { PolicyKind } from '../policy/kind.ts';
import { revisionProblem } from './files.ts';
import {
  APPEAL_BYTES,
  appealFileName,
  appealText,
  CLAIM_RISKS,
  causesOf,
  checkAppealFile,
  checkClaimFile,
  checkFileCount,
  checkIncidentDate,
  checkLetterFile,
  checkRevisedFile,
  claimDocuments,
  claimDraftKey,
  claimedProduct,
  claimFileName,
  deadlineTransition,
  documentsOfProduct,
  hasThirdPartyDocuments,
  heirsMayClaim,
  heirsNotice,
  heirsPath,
  isLookedUpAs,
  isNamedBeneficiary,
  normalizePolicyNumber,
  outsideCoverNotice,
  policyNotice,
  policyProblem,
  requestedDocuments,
  requiresBankAccount,
  riskOfCause,
  similarClaims,
  visibleHolder,
} from './index.ts';
import { offersWorkshop, replacementOptions } from './product.ts';

const MB = 1_048_576;
const pdf = (size: number, name = 'a.pdf', type = 'application/pdf') => ({ name, size, type });
const jpg = (size: number) => ({ name: 'rusak.jpg', size, type: 'image/jpeg' });

test.each([
  ['nothing', null, 'Harap upload surat pengajuan banding'],
  ['a Word file', pdf(10, 'a.docx', 'application/msword'), 'Format File yang di upload tidak sesuai'],
  ['a Word file renamed', pdf(10, 'a.pdf', 'application/msword'), 'Format File yang di upload tidak sesuai'],
  ['2,048,000 bytes', pdf(APPEAL_BYTES), null],
  ['2,048,001 bytes', pdf(APPEAL_BYTES + 1), 'Maksimal Ukuran File adalah 2mb'],
])('checks an appeal with %s', (_, file, message) => {
  expect(checkAppealFile(file)).toBe(message);
});

test.each([
  ['a PDF', pdf(10), null],
  ['a JPEG', jpg(10), null],
  ['nothing', null, 'Harap upload surat pernyataan yang sudah ditandatangani'],
  ['5 MB', pdf(5 * MB), null],
  ['a byte more than 5 MB', pdf(5 * MB + 1), 'Maksimal ukuran file 5 MB'],
  ['a PNG', { name: 'a.png', size: 10, type: 'image/png' }, 'File gambar tidak valid, gambar: jpg'],
])('checks a discharge letter with %s', (_, file, message) => {
  expect(checkLetterFile(file)).toBe(message);
});

const MOV =
  'Video .mov dari iPhone perlu diubah dahulu: kirim ke chat WhatsApp Anda sendiri, simpan, lalu pilih hasilnya';
const photo = { extention: 'image', limit: 5, max: 10 } as const;
test.each([
  ['as large as it may be', photo, jpg(5 * MB), null, null],
  [
    'a byte too large',
    photo,
    jpg(5 * MB + 1),
    'rusak.jpg: Maksimal ukuran file 5mb',
    'Maksimal ukuran berkas 5 mb',
  ],
  [
    'of another kind',
    photo,
    pdf(10),
    'File gambar tidak valid, gambar: jpg',
    'File yang di upload tidak valid',
  ],
  [
    'of another kind for video or picture',
    { ...photo, extention: 'video_image' },
    pdf(10),
    'File gambar atau video tidak valid, video: mp4, gambar: jpg',
    'File yang di upload tidak valid',
  ],
  [
    'of an iPhone',
    { ...photo, extention: 'video_image' },
    { name: 'IMG_1.MOV', size: 10, type: 'video/quicktime' },
    `File gambar atau video tidak valid, video: mp4, gambar: jpg. ${MOV}`,
    `File yang di upload tidak valid. ${MOV}`,
  ],
  ['without a limit', { ...photo, limit: 0 }, jpg(900 * MB), null, null],
] as const)('checks a file %s, new and revised', (_, spec, file, asNew, asRevised) => {
  expect(checkClaimFile(spec, file)).toBe(asNew);
  expect(checkRevisedFile(spec, file)).toBe(asRevised);
});

test('accepts ten files, and has a message for eleven new or revised ones', () => {
  expect(checkFileCount({ max: 10 }, 10, false)).toBeNull();
  expect(checkFileCount({ max: 10 }, 11, false)).toBe('Maksimal 10 Dokumen');
  expect(checkFileCount({ max: 10 }, 11, true)).toBe('Maksimal lampiran adalah 10 Berkas');
});

test.each([
  [{ max: 10 }, 1, 'tooFewFiles'],
  [{ max: 10 }, 2, undefined],
  [{ min: 1, max: 10 }, 1, undefined],
  [{}, 1, undefined],
])(
  'a document with the limits %j that is sent again with %i files has the problem %s',
  (limits, count, problem) => {
    const codes = Array.from({ length: count }, () => 'FOTO');
    expect(revisionProblem([{ code: 'FOTO', title: 'Foto', ...limits }], codes)?.code).toBe(problem);
  },
);

test.each([
  ['', 'Tanggal Musibah wajib diisi'],
  ['2026-02-30', 'Tanggal Musibah tidak valid'],
  ['2026-11-23', 'Tanggal Musibah tidak boleh setelah hari ini'],
  ['2026-11-22', null],
  ['2001-01-01', null],
])('checks the incident date %j', (date, message) => {
  expect(checkIncidentDate(date, '2026-11-22')).toBe(message);
});

const cover = { startDate: '2026-01-10', endDate: '2027-01-10' };
test.each([
  ['2026-01-09', true],
  ['2026-01-10', false],
  ['2027-01-10', false],
  ['2027-01-11', true],
  ['', false],
])('%j has a notice of a day outside the cover: %s', (date, notice) => {
  expect(outsideCoverNotice(date, cover) !== null).toBe(notice);
});

test('a void policy cannot be claimed on, an ended one can', () => {
  expect(policyProblem('void')).toBe('Polis ini sudah dibatalkan, sehingga klaim tidak dapat diajukan');
  expect([policyProblem('ended'), policyProblem('active')]).toEqual([null, null]);
});

test('a policy has a notice before its first day and after its last', () => {
  expect(policyNotice(cover, '2026-01-09')).toContain('baru berlaku mulai 10 Januari 2026');
  expect(policyNotice(cover, '2026-01-10')).toBeNull();
  expect(policyNotice(cover, '2027-01-10')).toBeNull();
  expect(policyNotice(cover, '2027-01-11')).toContain('berakhir pada 10 Januari 2027');
});

test.each([
  ['kebakaran', 'FI01', true],
  ['gempabumi', 'EA01', true],
  ['kebakaran-gempabumi', '', true],
  ['kendaraan', '2002', true],
  ['kendaraan', 'VE01', false],
  ['kecelakaandiri', 'PA01', false],
  ['kesehatan', 'HE01', false],
] as const)('the form of %s with cause %j has a bank account: %s', (type, cause, required) => {
  expect(requiresBankAccount(type, cause)).toBe(required);
});

test('every cause has a risk, each document once, and files within the limits', () => {
  for (const productType of PRODUCT_TYPES)
    for (const { value: cause } of causesOf(productType)) {
      expect(CLAIM_RISKS).toContain(riskOfCause(cause));
      const documents = claimDocuments({ productType, cause, thirdParty: true, heir: true });
      const codes = documents.map(({ code }) => code);
      expect(new Set(codes).size, `${productType} ${cause}`).toBe(codes.length);
      expect(documents.some(({ required }) => required)).toBe(true);
      expect(documents.every(({ limit, min = 1, max = 1 }) => limit > 0 && min <= max && max <= 10)).toBe(
        true,
      );
    }
});

const EVERY_VEHICLE = ['FORM', 'KRONOLOGI', 'SIM', 'STNK', 'KTP'];
const ACCIDENT = ['FORM', 'KTP_KK', 'KRONOLOGI'];
const DEATH = ['KEMATIAN', 'WARIS', 'VISUM'];
const THEFT = ['POLISI_HILANG', 'BPKB', 'STNK_ASLI', 'KUNCI', 'FAKTUR', 'KWITANSI', 'SUBROGASI'];
const LIABILITY = ['TUNTUTAN', 'POLISI', 'SIM_KTP_PIHAK3', 'STNK_PIHAK3', 'ESTIMASI_PIHAK3', 'FOTO_PIHAK3'];

test.each([
  ['kendaraan', 'VE01', false, [...EVERY_VEHICLE, 'FOTO', 'ESTIMASI']],
  ['kendaraan', '2002', false, [...EVERY_VEHICLE, ...THEFT]],
  ['kendaraan', 'VE14', false, [...EVERY_VEHICLE, ...LIABILITY]],
  ['kebakaran', 'FI01', false, ['LAPORAN', 'TUNTUTAN', 'KTP', 'FOTO', 'POLISI_LURAH', 'RAB']],
  ['gempabumi', 'EA01', false, ['LAPORAN', 'FOTO', 'RAB', 'LURAH']],
  ['kecelakaandiri', 'PA01', false, [...ACCIDENT, 'POLISI']],
  ['kecelakaandiri', 'PA02', false, ACCIDENT],
  ['kecelakaandiri', 'PA02', true, [...ACCIDENT, ...DEATH]],
  ['kesehatan', 'HE01', false, ['FORM', 'RESUME', 'KUITANSI', 'PENUNJANG', 'RESEP', 'KTP_KARTU', 'REKENING']],
] as const)('a claim for %s after %s (by an heir: %s) requires %j', (productType, cause, heir, codes) => {
  const documents = claimDocuments({ productType, cause, thirdParty: false, heir });
  const required = documents.filter((document) => document.required).map(({ code }) => code);
  expect(required.toSorted()).toEqual(codes.toSorted());
});

test('a damaged vehicle may be repaired in a workshop, a stolen one is paid for', () => {
  const choices = (cause: string) => ({
    workshop: offersWorkshop({ productType: 'kendaraan', cause }),
    replacement: replacementOptions({ productType: 'kendaraan', cause }).map(({ value }) => value),
  });
  expect(choices('VE01')).toEqual({ workshop: true, replacement: ['workshop', 'cash'] });
  expect(choices('2002')).toEqual({ workshop: false, replacement: [] });
});

const codesOf = (cause: string, thirdParty = false) =>
  claimDocuments({ productType: 'kendaraan', cause, thirdParty }).map(({ code }) => code);

test.each(['PA01', 'PA02'])(
  'an heir is requested the papers of the death, and none of a disability or a treatment, after %s',
  (cause) => {
    const heirsClaim = { productType: 'kecelakaandiri', cause, thirdParty: false, heir: true } as const;
    const police = cause === 'PA01' ? ['POLISI'] : [];
    const requested = requestedDocuments(heirsClaim);
    expect(requested.map(({ code }) => code).toSorted()).toEqual(
      ['FORM', 'KTP_KK', 'KRONOLOGI', ...police, 'KEMATIAN', 'WARIS', 'VISUM'].toSorted(),
    );
    expect(requested.every(({ required }) => required)).toBe(true);
    // The desk may still ask for them, and a file that was sent before stays on the page.
    const codes = claimDocuments(heirsClaim).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['DOKTER', 'FOTO', 'KUITANSI', 'RESEP', 'AMBULANS']));
  },
);

test('an insured person may send the papers of a disability and of a treatment', () => {
  const claim = { productType: 'kecelakaandiri', cause: 'PA02', thirdParty: false } as const;
  expect(requestedDocuments(claim)).toEqual(claimDocuments(claim));
  const descriptionOf = (searchedCode: string) =>
    requestedDocuments(claim).find(({ code }) => code === searchedCode)?.description;
  expect(descriptionOf('DOKTER')).toBe('Bila kecelakaan mengakibatkan cacat tetap.');
  expect(descriptionOf('KUITANSI')).toBe('Bila biaya perawatan dimintakan penggantian.');
});

test('a third party adds its documents, and a document that two lists require is required', () => {
  expect(PRODUCT_TYPES.filter(hasThirdPartyDocuments)).toEqual(['kendaraan']);
  expect(Object.keys(documentsOfProduct('kendaraan').optionalAttachment)).toContain('2003');
  expect(codesOf('VE01')).not.toContain('TUNTUTAN');
  expect(codesOf('VE01', true)).toContain('TUNTUTAN');
  const police = claimDocuments({ productType: 'kendaraan', cause: 'VE01', thirdParty: true }).find(
    ({ code }) => code === 'POLISI',
  );
  expect(police?.required).toBe(true);
});

test('a stolen vehicle needs its papers and no photos of damage', () => {
  expect(codesOf('2002')).toEqual(expect.arrayContaining(['BPKB', 'KUNCI', 'SUBROGASI']));
  expect(codesOf('2002')).not.toContain('FOTO');
});

test('a policy of both covers has common documents, and those of one risk with its causes', () => {
  const both = documentsOfProduct('kebakaran-gempabumi');
  expect(both.claimAttachments.map(({ code }) => code)).toEqual(['LAPORAN', 'POLIS', 'FOTO', 'RAB']);
  const byRisk = (productType: 'kebakaran' | 'gempabumi' | 'kebakaran-gempabumi', cause: string) =>
    claimDocuments({ productType, cause, thirdParty: false }).map(({ code }) => code);
  expect(byRisk('kebakaran-gempabumi', 'EA01').toSorted()).toEqual(byRisk('gempabumi', 'EA01').toSorted());
  expect(byRisk('kebakaran-gempabumi', 'FI01').toSorted()).toEqual(byRisk('kebakaran', 'FI01').toSorted());
});

test('each of two policies of an order has the causes of its cover', () => {
  const causes = (productType: 'kebakaran-gempabumi' | 'kendaraan', kind: 'main' | 'earthquake') =>
    causesOf(claimedProduct({ productType, kind }));
  expect(causes('kebakaran-gempabumi', 'main')).toEqual(causesOf('kebakaran'));
  expect(causes('kebakaran-gempabumi', 'earthquake')).toEqual(causesOf('gempabumi'));
  expect(causes('kendaraan', 'main')).toEqual(causesOf('kendaraan'));
});

test('each of two policies of an order is looked up as the product and as its cover', () => {
  const productsThatFind = (productType: ProductType, kind: PolicyKind) =>
    PRODUCT_TYPES.filter((type) => isLookedUpAs({ productType, kind }, type));
  expect(productsThatFind('kebakaran-gempabumi', 'main')).toEqual(['kebakaran', 'kebakaran-gempabumi']);
  expect(productsThatFind('kebakaran-gempabumi', 'earthquake')).toEqual(['gempabumi', 'kebakaran-gempabumi']);
  expect(productsThatFind('gempabumi', 'main')).toEqual(['gempabumi']);
});

test('a document names the code that adds it, and none if every claim has it', () => {
  const documents = claimDocuments({ productType: 'kendaraan', cause: '2002', thirdParty: true });
  const numberOf = (searchedCode: string) => documents.find(({ code }) => code === searchedCode)?.codeNumber;
  expect([numberOf('SIM'), numberOf('BPKB'), numberOf('TUNTUTAN')]).toEqual(['', '2002', '2003']);
});

test('file names contain policy, title and number', () => {
  expect(claimFileName('POL-KND-2026-000123', 'Foto seluruh bagian / rusak', 2, 'IMG 1.JPG')).toBe(
    'klaim-POL-KND-2026-000123--Foto-seluruh-bagian-rusak-2.jpg',
  );
  expect(appealFileName(0, 'surat saya.PDF')).toBe('surat-banding-1.pdf');
  expect(appealFileName(2, 'x.pdf')).toBe('surat-banding-3.pdf');
});

test.each([
  ['POL-KND-2026-000123', 'POL-KND-2026-000123'],
  [' pol-knd-2026-000123 ', 'POL-KND-2026-000123'],
  ['pol knd 2026 000123', 'POL-KND-2026-000123'],
  ['POL–KND—2026‑000123', 'POL-KND-2026-000123'],
  ['ＰＯＬ-KND-2026-000123', 'POL-KND-2026-000123'],
  ['---', ''],
])('the policy number %j is stored as %j', (input, stored) => {
  expect(normalizePolicyNumber(input)).toBe(stored);
});

test('name and e-mail address are masked for anyone but the holder', () => {
  const holder = { fullname: 'Sari  Wulandari', emailAddress: 'sari@naungan.example' };
  expect(visibleHolder(holder, true)).toEqual(holder);
  expect(visibleHolder(holder, false)).toEqual({
    fullname: 'S*** W***',
    emailAddress: 's***@naungan.example',
  });
  expect(visibleHolder({ fullname: '', emailAddress: 'x' }, false)).toEqual({
    fullname: '',
    emailAddress: '***',
  });
});

test('an heir may claim on a policy that names a beneficiary, and gets a notice for others', () => {
  expect(PRODUCT_TYPES.filter(heirsMayClaim)).toEqual(['kecelakaandiri']);
  expect(heirsNotice('kecelakaandiri')).toBeNull();
  expect(heirsNotice('kesehatan')).toContain('Hubungi layanan pelanggan');
  expect(heirsPath('POL-PA-2026-000001', 'kecelakaandiri')).toBe(
    '/claims/heirs/POL-PA-2026-000001?productType=kecelakaandiri',
  );
  const beneficiaries = [{ fullName: 'BUDI  SANTOSO', relationship: 'SUAMI' }];
  expect(isNamedBeneficiary({ fullName: 'Budi Santoso', relationship: 'SUAMI' }, beneficiaries)).toBe(true);
  expect(isNamedBeneficiary({ fullName: 'Budi Santoso', relationship: 'ANAK KANDUNG' }, beneficiaries)).toBe(
    false,
  );
});

test('a claim of the same policy, cause and day is a duplicate unless it was closed or withdrawn', () => {
  const claim = { policyNumber: 'P', cause: 'VE01', incidentDate: '2026-11-01' };
  const others = [
    { ...claim, state: 'review' },
    { ...claim, state: 'rejected' },
    { ...claim, state: 'finish' },
    { ...claim, state: 'closed' },
    { ...claim, state: 'withdrawn' },
    { ...claim, state: 'review', cause: 'VE02' },
    { ...claim, state: 'review', incidentDate: '2026-11-02' },
    { ...claim, state: 'review', policyNumber: 'Q' },
  ] as const;
  expect(similarClaims(claim, others)).toEqual(others.slice(0, 3));
});

test('each policy has a claim draft, and a separate one for an heir', () => {
  expect(claimDraftKey(' pol-pa-2026-1')).toBe('claim:POL-PA-2026-1');
  expect(claimDraftKey('POL-PA-2026-1', true)).toBe('claim-heir:POL-PA-2026-1');
});

test('an appeal in the history reads Open or Close', () => {
  expect([appealText('Y'), appealText('N')]).toEqual(['Open', 'Close']);
});

test.each([
  ['incomplete', '2026-11-01', { type: 'lapse', on: '2026-12-31' }],
  ['rejected', '2026-11-01', { type: 'close', on: '2027-01-30' }],
  ['payment', '2026-11-01', { type: 'close', on: '2026-11-15' }],
] as const)('a claim that is %s since %s has the deadline %j', (state, since, deadline) => {
  expect(deadlineTransition(state, since)).toEqual(deadline);
});

test.each(['pending', 'review', 'approved', 'appealed', 'agreed', 'finish', 'closed'] as const)(
  'a claim that is %s has no deadline',
  (state) => {
    expect(deadlineTransition(state, '2026-11-01')).toBeNull();
  },
);
