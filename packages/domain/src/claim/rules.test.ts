import { expect, test } from 'vitest';
import { NO_SIZE_LIMIT } from '../attachment/rules.ts';
import { PRODUCT_TYPES, type ProductType } from '../lines/product-type.ts';
import type { PolicyKind } from '../policy/kind.ts';
import { revisionProblem } from './files.ts';
import {
  APPEAL_BYTES,
  appealFileName,
  appealStatusText,
  CLAIM_RISKS,
  canHeirClaim,
  causesOf,
  checkAppealFile,
  checkClaimFile,
  checkFileCount,
  checkIncidentDate,
  checkLetterFile,
  checkRevisedFile,
  claimDocuments,
  claimFileName,
  claimProductType,
  deadlineText,
  deadlineTransition,
  documentsOfProduct,
  hasThirdPartyDocuments,
  heirClaimFormPath,
  heirNotice,
  isNamedBeneficiary,
  lateNotice,
  matchesProductType,
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
  ['no file', 'Harap upload surat pengajuan banding', null],
  ['a Word file', 'Format File yang di upload tidak sesuai', pdf(10, 'a.docx', 'application/msword')],
  [
    'a Word file that is named .pdf',
    'Format File yang di upload tidak sesuai',
    pdf(10, 'a.pdf', 'application/msword'),
  ],
  ['a PDF of 2,048,000 bytes', null, pdf(APPEAL_BYTES)],
  ['a PDF of 2,048,001 bytes', 'Maksimal Ukuran File adalah 2mb', pdf(APPEAL_BYTES + 1)],
])('an appeal with %s has the message %j', (_, message, file) => {
  expect(checkAppealFile(file)).toBe(message);
});

test.each([
  ['a PDF', null, pdf(10)],
  ['a JPEG', null, jpg(10)],
  ['no file', 'Harap upload surat pernyataan yang sudah ditandatangani', null],
  ['a PDF of 5 MB', null, pdf(5 * MB)],
  ['a PDF that is one byte larger than 5 MB', 'Maksimal ukuran file 5 MB', pdf(5 * MB + 1)],
  ['a PNG', 'File gambar tidak valid, gambar: jpg', { name: 'a.png', size: 10, type: 'image/png' }],
])('a discharge letter with %s has the message %j', (_, message, file) => {
  expect(checkLetterFile(file)).toBe(message);
});

const MOV_HELP =
  'Video .mov dari iPhone perlu diubah dahulu: kirim ke chat WhatsApp Anda sendiri, simpan, lalu pilih hasilnya';
const photo = { extention: 'image', limit: 5, max: 10 } as const;
test.each([
  ['of the maximum size', photo, jpg(5 * MB), null, null],
  [
    'that is one byte too large',
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
    'that is neither a video nor a picture',
    { ...photo, extention: 'video_image' },
    pdf(10),
    'File gambar atau video tidak valid, video: mp4, gambar: jpg',
    'File yang di upload tidak valid',
  ],
  [
    'that is a video from an iPhone',
    { ...photo, extention: 'video_image' },
    { name: 'IMG_1.MOV', size: 10, type: 'video/quicktime' },
    `File gambar atau video tidak valid, video: mp4, gambar: jpg. ${MOV_HELP}`,
    `File yang di upload tidak valid. ${MOV_HELP}`,
  ],
  [
    'of any size for a document without a size limit',
    { ...photo, limit: NO_SIZE_LIMIT },
    jpg(900 * MB),
    null,
    null,
  ],
] as const)(
  'a file %s has the expected message in a new claim and in a revision',
  (_, spec, file, newFileMessage, revisedFileMessage) => {
    expect(checkClaimFile(spec, file)).toBe(newFileMessage);
    expect(checkRevisedFile(spec, file)).toBe(revisedFileMessage);
  },
);

test('checkFileCount accepts ten files, and rejects eleven with different messages for a new claim and a revision', () => {
  expect(checkFileCount({ max: 10 }, 10, false)).toBeNull();
  expect(checkFileCount({ max: 10 }, 11, false)).toBe('Maksimal 10 Dokumen');
  expect(checkFileCount({ max: 10 }, 11, true)).toBe('Maksimal lampiran adalah 10 Berkas');
});

test.each([
  // A document with several files needs at least two files, unless `min` is set.
  [{ max: 10 }, 1, 'tooFewFiles'],
  [{ max: 10 }, 2, undefined],
  [{ min: 1, max: 10 }, 1, undefined],
  [{}, 1, undefined],
])('with the limits %j, a revised document with %i files has the problem %s', (limits, count, problem) => {
  const codes = Array.from({ length: count }, () => 'FOTO');
  expect(revisionProblem([{ code: 'FOTO', title: 'Foto', ...limits }], codes)?.code).toBe(problem);
});

test.each([
  ['', 'Tanggal Musibah wajib diisi'],
  ['2026-02-30', 'Tanggal Musibah tidak valid'],
  ['2026-11-23', 'Tanggal Musibah tidak boleh setelah hari ini'],
  ['2026-11-22', null],
  ['2001-01-01', null],
])('the incident date %j has the message %j', (date, message) => {
  expect(checkIncidentDate(date, '2026-11-22')).toBe(message);
});

const coverPeriod = { startDate: '2026-01-10', endDate: '2027-01-10' };
test.each([
  ['2026-01-09', 'a notice'],
  ['2026-01-10', 'no notice'],
  ['2027-01-10', 'no notice'],
  ['2027-01-11', 'a notice'],
  ['', 'no notice'],
])('the incident date %j has %s about a day outside the cover', (date, notice) => {
  expect(outsideCoverNotice(date, coverPeriod) === null).toBe(notice === 'no notice');
});

test('a void policy allows no claim, an ended policy allows claims', () => {
  expect(policyProblem('void')).toBe('Polis ini sudah dibatalkan, sehingga klaim tidak dapat diajukan');
  expect([policyProblem('ended'), policyProblem('active')]).toEqual([null, null]);
});

test('a policy has a notice before its first day and after its last day', () => {
  expect(policyNotice(coverPeriod, '2026-01-09')).toContain('baru berlaku mulai 10 Januari 2026');
  expect(policyNotice(coverPeriod, '2026-01-10')).toBeNull();
  expect(policyNotice(coverPeriod, '2027-01-10')).toBeNull();
  expect(policyNotice(coverPeriod, '2027-01-11')).toContain('berakhir pada 10 Januari 2027');
});

test.each([
  ['kebakaran', 'FI01', 'requires'],
  ['gempabumi', 'EA01', 'requires'],
  ['kebakaran-gempabumi', '', 'requires'],
  ['kendaraan', '2002', 'requires'],
  ['kendaraan', 'VE01', 'does not require'],
  ['kecelakaandiri', 'PA01', 'does not require'],
  ['kesehatan', 'HE01', 'does not require'],
] as const)('a claim of type %s with the cause %j %s a bank account', (type, cause, verb) => {
  expect(requiresBankAccount(type, cause)).toBe(verb === 'requires');
});

test('every cause has a risk, at least one required document, and no document twice', () => {
  for (const productType of PRODUCT_TYPES)
    for (const { value: cause } of causesOf(productType)) {
      expect(CLAIM_RISKS).toContain(riskOfCause(cause));
      const documents = claimDocuments({ productType, cause, isThirdParty: true, isHeir: true });
      const codes = documents.map(({ code }) => code);
      expect(new Set(codes).size, `${productType} ${cause}`).toBe(codes.length);
      expect(documents.some(({ required }) => required)).toBe(true);
      expect(documents.every(({ limit, min = 1, max = 1 }) => limit > 0 && min <= max && max <= 10)).toBe(
        true,
      );
    }
});

/** The code of the documents that a third party's claim adds. */
const THIRD_PARTY_CODE = '2003';
const VEHICLE_CODES = ['FORM', 'KRONOLOGI', 'SIM', 'STNK', 'KTP'];
const ACCIDENT_CODES = ['FORM', 'KTP_KK', 'KRONOLOGI'];
const DEATH_CODES = ['KEMATIAN', 'WARIS', 'VISUM'];
const THEFT_CODES = ['POLISI_HILANG', 'BPKB', 'STNK_ASLI', 'KUNCI', 'FAKTUR', 'KWITANSI', 'SUBROGASI'];
const LIABILITY_CODES = [
  'TUNTUTAN',
  'POLISI',
  'SIM_KTP_PIHAK3',
  'STNK_PIHAK3',
  'ESTIMASI_PIHAK3',
  'FOTO_PIHAK3',
];

test.each([
  ['kendaraan', 'VE01', false, [...VEHICLE_CODES, 'FOTO', 'ESTIMASI']],
  ['kendaraan', '2002', false, [...VEHICLE_CODES, ...THEFT_CODES]],
  ['kendaraan', 'VE14', false, [...VEHICLE_CODES, ...LIABILITY_CODES]],
  ['kebakaran', 'FI01', false, ['LAPORAN', 'TUNTUTAN', 'KTP', 'FOTO', 'POLISI_LURAH', 'RAB']],
  ['gempabumi', 'EA01', false, ['LAPORAN', 'FOTO', 'RAB', 'LURAH']],
  ['kecelakaandiri', 'PA01', false, [...ACCIDENT_CODES, 'POLISI']],
  ['kecelakaandiri', 'PA02', false, ACCIDENT_CODES],
  ['kecelakaandiri', 'PA02', true, [...ACCIDENT_CODES, ...DEATH_CODES]],
  ['kesehatan', 'HE01', false, ['FORM', 'RESUME', 'KUITANSI', 'PENUNJANG', 'RESEP', 'KTP_KARTU', 'REKENING']],
] as const)(
  'a claim of type %s with cause %s (by an heir: %s) requires the documents %j',
  (productType, cause, isHeir, codes) => {
    const documents = claimDocuments({ productType, cause, isThirdParty: false, isHeir });
    const requiredCodes = documents.filter(({ required }) => required).map(({ code }) => code);
    expect(requiredCodes.toSorted()).toEqual(codes.toSorted());
  },
);

test('a claim for a damaged vehicle offers a workshop, a claim for a stolen vehicle does not', () => {
  const choicesAfter = (cause: string) => ({
    workshop: offersWorkshop({ productType: 'kendaraan', cause }),
    replacement: replacementOptions({ productType: 'kendaraan', cause }).map(({ value }) => value),
  });
  expect(choicesAfter('VE01')).toEqual({ workshop: true, replacement: ['workshop', 'cash'] });
  expect(choicesAfter('2002')).toEqual({ workshop: false, replacement: [] });
});

const codesOf = (cause: string, isThirdParty = false) =>
  claimDocuments({ productType: 'kendaraan', cause, isThirdParty }).map(({ code }) => code);

test.each(['PA01', 'PA02'])(
  'the form for an heir with the cause %s requests documents about the death, and none about disability or treatment',
  (cause) => {
    const heirClaim = { productType: 'kecelakaandiri', cause, isThirdParty: false, isHeir: true } as const;
    const policeCodes = cause === 'PA01' ? ['POLISI'] : [];
    const documents = requestedDocuments(heirClaim);
    expect(documents.map(({ code }) => code).toSorted()).toEqual(
      ['FORM', 'KTP_KK', 'KRONOLOGI', ...policeCodes, 'KEMATIAN', 'WARIS', 'VISUM'].toSorted(),
    );
    expect(documents.every(({ required }) => required)).toBe(true);
    // The claim still accepts documents about disability and treatment: the desk may request these documents, and
    // earlier versions of the form requested them.
    const codes = claimDocuments(heirClaim).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['DOKTER', 'FOTO', 'KUITANSI', 'RESEP', 'AMBULANS']));
  },
);

test('the form for an insured person requests documents about disability and treatment', () => {
  const claim = { productType: 'kecelakaandiri', cause: 'PA02', isThirdParty: false } as const;
  expect(requestedDocuments(claim)).toEqual(claimDocuments(claim));
  const descriptionOf = (searchedCode: string) =>
    requestedDocuments(claim).find(({ code }) => code === searchedCode)?.description;
  expect(descriptionOf('DOKTER')).toBe('Bila kecelakaan mengakibatkan cacat tetap.');
  expect(descriptionOf('KUITANSI')).toBe('Bila biaya perawatan dimintakan penggantian.');
});

test("a third party's claim adds documents, and makes an optional document required", () => {
  expect(PRODUCT_TYPES.filter(hasThirdPartyDocuments)).toEqual(['kendaraan']);
  expect(Object.keys(documentsOfProduct('kendaraan').optionalAttachment)).toContain(THIRD_PARTY_CODE);
  expect(codesOf('VE01')).not.toContain('TUNTUTAN');
  expect(codesOf('VE01', true)).toContain('TUNTUTAN');
  const police = claimDocuments({ productType: 'kendaraan', cause: 'VE01', isThirdParty: true }).find(
    ({ code }) => code === 'POLISI',
  );
  expect(police?.required).toBe(true);
});

test('a claim for a stolen vehicle has the documents of the vehicle and no photos of damage', () => {
  expect(codesOf('2002')).toEqual(expect.arrayContaining(['BPKB', 'KUNCI', 'SUBROGASI']));
  expect(codesOf('2002')).not.toContain('FOTO');
});

test('a claim for a fire and earthquake policy needs the same documents as a claim with the same cause for a fire policy or an earthquake policy', () => {
  const bothCovers = documentsOfProduct('kebakaran-gempabumi');
  expect(bothCovers.claimAttachments.map(({ code }) => code)).toEqual(['LAPORAN', 'POLIS', 'FOTO', 'RAB']);
  const byRisk = (productType: 'kebakaran' | 'gempabumi' | 'kebakaran-gempabumi', cause: string) =>
    claimDocuments({ productType, cause, isThirdParty: false }).map(({ code }) => code);
  expect(byRisk('kebakaran-gempabumi', 'EA01').toSorted()).toEqual(byRisk('gempabumi', 'EA01').toSorted());
  expect(byRisk('kebakaran-gempabumi', 'FI01').toSorted()).toEqual(byRisk('kebakaran', 'FI01').toSorted());
});

test('each policy of an order for fire and earthquake has the causes of its cover', () => {
  const causes = (productType: 'kebakaran-gempabumi' | 'kendaraan', kind: 'main' | 'earthquake') =>
    causesOf(claimProductType({ productType, kind }));
  expect(causes('kebakaran-gempabumi', 'main')).toEqual(causesOf('kebakaran'));
  expect(causes('kebakaran-gempabumi', 'earthquake')).toEqual(causesOf('gempabumi'));
  expect(causes('kendaraan', 'main')).toEqual(causesOf('kendaraan'));
});

test('a policy of an order for fire and earthquake matches two product types: the ordered product and the cover of the policy', () => {
  const matchingTypes = (productType: ProductType, kind: PolicyKind) =>
    PRODUCT_TYPES.filter((type) => matchesProductType({ productType, kind }, type));
  expect(matchingTypes('kebakaran-gempabumi', 'main')).toEqual(['kebakaran', 'kebakaran-gempabumi']);
  expect(matchingTypes('kebakaran-gempabumi', 'earthquake')).toEqual(['gempabumi', 'kebakaran-gempabumi']);
  expect(matchingTypes('gempabumi', 'main')).toEqual(['gempabumi']);
});

test('codeNumber names the cause or the third party’s claim that adds the document, and is empty for a document of every claim', () => {
  const documents = claimDocuments({ productType: 'kendaraan', cause: '2002', isThirdParty: true });
  const numberOf = (searchedCode: string) => documents.find(({ code }) => code === searchedCode)?.codeNumber;
  expect([numberOf('SIM'), numberOf('BPKB'), numberOf('TUNTUTAN')]).toEqual(['', '2002', THIRD_PARTY_CODE]);
});

test('the name of a claim file contains policy number, title and index; the name of an appeal letter contains the number of the appeal', () => {
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
])('the policy number %j is stored as %j', (input, storedNumber) => {
  expect(normalizePolicyNumber(input)).toBe(storedNumber);
});

test('visibleHolder masks name and e-mail address unless the caller is the holder', () => {
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

test('an heir may claim on a product with a beneficiary, and sees a notice for a product without a beneficiary', () => {
  expect(PRODUCT_TYPES.filter(canHeirClaim)).toEqual(['kecelakaandiri']);
  expect(heirNotice('kecelakaandiri')).toBeNull();
  expect(heirNotice('kesehatan')).toContain('Hubungi kami');
});

test("the path of an heir's claim form contains the policy number and the product", () => {
  expect(heirClaimFormPath('POL-PA-2026-000001', 'kecelakaandiri')).toBe(
    '/claims/heirs/POL-PA-2026-000001?productType=kecelakaandiri',
  );
});

test('a person is a named beneficiary if name and relationship are equal, apart from case and spaces', () => {
  const beneficiaries = [{ fullName: 'BUDI  SANTOSO', relationship: 'SUAMI' }];
  expect(isNamedBeneficiary({ fullName: 'Budi Santoso', relationship: 'SUAMI' }, beneficiaries)).toBe(true);
  expect(isNamedBeneficiary({ fullName: 'Budi Santoso', relationship: 'ANAK KANDUNG' }, beneficiaries)).toBe(
    false,
  );
});

test('similarClaims returns claims of the same policy, cause and day that are not closed or withdrawn', () => {
  const claim = { policyNumber: 'P', cause: 'VE01', incidentDate: '2026-11-01' };
  const earlierClaims = [
    { ...claim, state: 'review' },
    { ...claim, state: 'rejected' },
    { ...claim, state: 'finish' },
    { ...claim, state: 'closed' },
    { ...claim, state: 'withdrawn' },
    { ...claim, state: 'review', cause: 'VE02' },
    { ...claim, state: 'review', incidentDate: '2026-11-02' },
    { ...claim, state: 'review', policyNumber: 'Q' },
  ] as const;
  expect(similarClaims(claim, earlierClaims)).toEqual(earlierClaims.slice(0, 3));
});

test('appealStatusText returns Open or Close', () => {
  expect([appealStatusText('Y'), appealStatusText('N')]).toEqual(['Open', 'Close']);
});

test.each([
  ['incomplete', '2026-11-01', { type: 'lapse', date: '2026-12-31' }],
  ['rejected', '2026-11-01', { type: 'close', date: '2027-01-30' }],
  ['payment', '2026-11-01', { type: 'close', date: '2026-11-15' }],
] as const)('a claim in the state %s since %s has the deadline %j', (state, since, deadline) => {
  expect(deadlineTransition(state, since)).toEqual(deadline);
});

test.each([
  ['incomplete', 'Mohon kirim berkas sebelum 31 Desember 2026. Bila belum kami terima, klaim ini ditolak.'],
  [
    'rejected',
    'Bila tidak setuju dengan keputusan ini, ajukan banding sebelum 31 Desember 2026. Tanpa banding, klaim ini ditutup.',
  ],
  [
    'payment',
    'Mohon konfirmasi pembayaran sebelum 31 Desember 2026. Tanpa konfirmasi, pembayaran kami anggap diterima.',
  ],
] as const)('the deadline text of a claim in the state %s contains the date', (state, text) => {
  expect(deadlineText(state, '2026-12-31')).toBe(text);
});

const LATE_NOTICES = {
  incomplete: 'Anda masih dapat mengirim berkas sekarang. Bila belum kami terima, klaim ini segera ditolak.',
  rejected: 'Anda masih dapat mengajukan banding sekarang. Tanpa banding, klaim ini segera ditutup.',
  payment:
    'Anda masih dapat mengonfirmasi sekarang. Tanpa konfirmasi, pembayaran segera kami anggap diterima.',
};

test.each([
  ['incomplete', '2026-12-30', null],
  ['incomplete', '2026-12-31', LATE_NOTICES.incomplete],
  ['rejected', '2027-01-29', null],
  ['rejected', '2027-01-30', LATE_NOTICES.rejected],
  ['payment', '2026-11-14', null],
  ['payment', '2026-11-15', LATE_NOTICES.payment],
  ['approved', '2030-01-01', null],
] as const)(
  'a claim in the state %s since 1 November 2026, viewed on %s, has the notice %j about a missed deadline',
  (state, today, notice) => {
    expect(lateNotice(state, '2026-11-01', today)).toBe(notice);
  },
);

test.each(['pending', 'review', 'approved', 'appealed', 'agreed', 'finish', 'closed'] as const)(
  'a claim in the state %s has no deadline',
  (state) => {
    expect(deadlineTransition(state, '2026-11-01')).toBeNull();
  },
);
