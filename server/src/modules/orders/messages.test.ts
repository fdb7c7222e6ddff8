/**
 * Tests every message of [2 §5] and [2 §8] that the server returns for health and personal accident orders. Messages
 * that only the storefront shows are tested in the storefront.
 */
import { addYears } from '@naungan/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, type Part, startApp, type TestMember } from '../../../test/harness.ts';
import {
  BENEFICIARY,
  filesFor,
  JPEG,
  type OrderPayload,
  PDF,
  payloadFor,
  placeOrder,
  planByCode,
  sendOrder,
  textParts,
} from './fixture.ts';

let harness: Harness;
let member: TestMember;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

const TODAY = '2026-11-21';
/** Returns a text of `count` digits. */
const digits = (count: number) => '8'.padEnd(count, '1');

type Row = [message: string, fieldPath: string, invalidValue: unknown];

/** Returns a copy of `base` with the value at the path; dots separate the keys of the path. */
function withValue(base: object, path: string, value: unknown): object {
  const [key = '', ...innerKeys] = path.split('.');
  if (innerKeys.length === 0) return { ...base, [key]: value };
  const innerObject = (base as Record<string, object>)[key] ?? {};
  return { ...base, [key]: withValue(innerObject, innerKeys.join('.'), value) };
}

/**
 * Every form accepts phone numbers of 9 to 12 digits after the leading 0, although some messages state other limits [Q27].
 * The numbers in these rows have no leading 0.
 */
const SHARED_ROWS: Row[] = [
  ['Nama Lengkap wajib di isi', 'fullname', ''],
  ['Warga Negara harus di pilih', 'citizen', ''],
  ['Jenis Kelamin harus di pilih', 'gender', 'lainnya'],
  ['Email wajib di isi', 'emailAddress', ''],
  ['Email tidak valid', 'emailAddress', 'siti@contoh'],
  ['Tanggal Lahir wajib di isi', 'birthDate', ''],
  ['Tanggal Lahir tidak valid', 'birthDate', '1990-02-30'],
  ['Tanggal Lahir tidak valid', 'birthDate', '2026-11-22'],
  ['Tempat Lahir wajib di isi', 'placeOfbirth', ''],
  ['Nomor telepon wajib di isi', 'phoneNumber', ''],
  ['Nomor HP 10-13 Digit', 'phoneNumber', digits(8)],
  ['Nomor HP 10-13 Digit', 'phoneNumber', digits(13)],
  ['Jenis Kartu identitas harus di pilih', 'identiyType', 'sim'],
  ['Nomor Identitas wajib di isi', 'identityNumber', ''],
  ['Nomor Identitas wajib 16 Digit Angka', 'identityNumber', digits(15)],
  ['Nomor Identitas wajib 16 Digit Angka', 'identityNumber', digits(17)],
  ['Provinsi Wajib di isi', 'addresses.province', ''],
  ['Kabupaten/Kota Wajib di isi', 'addresses.district', ''],
  ['Kecamatan Wajib di isi', 'addresses.subDistrict', ''],
  ['Kelurahan Wajib di isi', 'addresses.urbanVillage', ''],
  ['Alamat Wajib di isi', 'addresses.address', ''],
  ['RT Wajib di isi', 'addresses.neighbourhood', ''],
  ['RW Wajib di isi', 'addresses.hamlet', ''],
  ['Kode Pos Wajib di isi', 'addresses.postalCode', ''],
  ['Anda belum menyetujui syarat dan ketentuan', 'acceptTnc', false],
  ['Anda belum melengkapi Deklarasi!', 'declarations', []],
];

const BENEFICIARY_ROWS: Row[] = [
  ['Penerima Manfaat wajib di isi', 'beneficiary', undefined],
  ['Penerima Manfaat wajib di isi', 'beneficiary.primary.fullName', ' '],
  [
    'Nama Penerima Manfaat hanya boleh berisi huruf, angka dan spasi',
    'beneficiary.primary.fullName',
    'Budi, S.H.',
  ],
  ['Hubungan harus di pilih', 'beneficiary.primary.relationship', 'TETANGGA'],
  ['Penerima Manfaat wajib di isi', 'beneficiary.secondary', []],
  ['Email wajib di isi', 'beneficiary.email', ''],
  ['Email tidak Valid', 'beneficiary.email', 'budi@contoh'],
  ['Nomor telpon wajib di isi', 'beneficiary.phone', ''],
  ['Nomor telpon 9-13 Digit', 'beneficiary.phone', digits(8)],
  ['Nomor telpon 9-13 Digit', 'beneficiary.phone', digits(13)],
];

const filePart = (name: string, fileName: string, content: Buffer, mimeType: string): Part => ({
  name,
  fileName,
  content,
  mimeType,
});

/**
 * `tooYoungAge`: an age below the minimum age of the plan; null if no such age is tested. `videoPlanCode`: a plan with a
 * document that can be a video.
 */
describe.each([
  {
    line: 'kesehatan',
    plansPath: '/health',
    code: 'HK-01',
    rows: SHARED_ROWS,
    tooYoungAge: null,
    videoPlanCode: 'HK-07',
  },
  {
    line: 'kecelakaandiri',
    plansPath: '/personal-accidents',
    code: 'PA-02',
    rows: [...SHARED_ROWS, ...BENEFICIARY_ROWS],
    tooYoungAge: 16,
    videoPlanCode: 'PA-10',
  },
])('an order of $line [2 §5]', ({ line, plansPath, code, rows, tooYoungAge, videoPlanCode }) => {
  const plan = planByCode(code);
  const validPayload = () => ({ ...payloadFor(plan, harness.clock.now()) });
  const send = (payload: object) =>
    sendOrder(harness, member, { code, payload: payload as Partial<OrderPayload> });

  it.each(rows)('returns "%s" if the field %s of an order has the value %j', async (message, path, value) => {
    const reply = await send(withValue(validPayload(), path, value));
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toContainEqual({ path, message });
  });

  it('returns "Nomor Identitas minimal 7 Karakter" for a short passport number', async () => {
    const reply = await send({ identiyType: 'paspor', identityNumber: 'A12345' });
    expect(reply.body.errors).toEqual([
      { path: 'identityNumber', message: 'Nomor Identitas minimal 7 Karakter' },
    ]);
  });

  it('returns "Usia Anda tidak masuk kriteria produk" for an age that the plan does not accept', async () => {
    const tooOld = `${2026 - plan.ages.maxAge - 1}${TODAY.slice(4)}`;
    const tooYoung = tooYoungAge === null ? [] : [addYears(TODAY, -tooYoungAge)];
    for (const birthDate of [tooOld, ...tooYoung]) {
      expect((await send({ birthDate })).body.errors).toContainEqual({
        path: 'birthDate',
        message: 'Usia Anda tidak masuk kriteria produk',
      });
    }
  });

  it('returns "Alamat pengiriman wajib di isi" without a shipping address', async () => {
    const reply = await send({ printPolicy: true, customShippingAddress: true, shippingAddress: ' ' });
    expect(reply.body.errors).toEqual([
      { path: 'shippingAddress', message: 'Alamat pengiriman wajib di isi' },
    ]);
  });

  it('returns "Berdasarkan deklarasi yang Anda masukan, Anda belum dapat membeli produk ini …" for wrong answers', async () => {
    const declarations = plan.document.declarations.map(({ _id }) => ({ _id, answer: 'tidak' as const }));
    expect(await send({ declarations })).toMatchObject({
      status: 422,
      body: {
        response:
          'Berdasarkan deklarasi yang Anda masukan, Anda belum dapat membeli produk ini, Anda bisa coba cari produk lainnya ya!',
      },
    });
  });

  it('returns "Lengkapi semua berkas lampiran" without a required document', async () => {
    const files = filesFor(plan).slice(1);
    expect(await sendOrder(harness, member, { code, files })).toMatchObject({
      status: 422,
      body: { response: 'Lengkapi semua berkas lampiran' },
    });
  });

  it('returns "Maksimal ukuran file 2 MB" for a file that is too large', async () => {
    const files = [
      filePart('ktp', 'a--KTP.jpg', Buffer.concat([JPEG, Buffer.alloc(2 * 1_048_576)]), 'image/jpeg'),
    ];
    expect(await sendOrder(harness, member, { code, files })).toMatchObject({
      status: 413,
      body: { response: 'Maksimal ukuran file 2 MB' },
    });
  });

  it.each([
    ['File gambar tidak valid, gambar: jpg', 'ktp', 'a--KTP.jpg', PDF, 'image/jpeg'],
    ['File gambar tidak valid, gambar: jpg', 'ktp', 'a--KTP.pdf', PDF, 'application/pdf'],
  ])(
    'returns "%s" for the document %s if the content of %s is a PDF',
    async (message, name, fileName, content, mimeType) => {
      const reply = await sendOrder(harness, member, {
        code,
        files: [filePart(name, fileName, content, mimeType)],
      });
      expect(reply.body.errors).toEqual([{ path: name, message }]);
    },
  );

  it('returns "File gambar atau video tidak valid, video: mp4, gambar: jpg" for a PDF', async () => {
    const videoDocument = planByCode(videoPlanCode).document.attachments.find(
      ({ extention }) => extention === 'video_image',
    );
    const name = videoDocument?.code ?? '';
    const reply = await sendOrder(harness, member, {
      code: videoPlanCode,
      files: [filePart(name, 'a--Tempat.pdf', PDF, 'application/pdf')],
    });
    expect(reply.body.errors).toEqual([
      { path: name, message: 'File gambar atau video tidak valid, video: mp4, gambar: jpg' },
    ]);
  });

  it('returns "Kami tidak menemukan produk yang Anda cari" for an unknown plan [2 §8]', async () => {
    const notFoundReply = { status: 404, body: { response: 'Kami tidak menemukan produk yang Anda cari' } };
    const unknownId = '44444444-4444-4444-8444-444444444444';
    expect(await harness.api('GET', `${plansPath}/${unknownId}`)).toMatchObject(notFoundReply);
    const parts = [...textParts({ ...plan, id: unknownId }, validPayload()), ...filesFor(plan)];
    expect(await harness.multipart('POST', `/transaction/${line}`, parts, member)).toMatchObject(
      notFoundReply,
    );
  });

  it('the list of plans is empty for a birth date that no plan accepts', async () => {
    const { status, body } = await harness.api('GET', `${plansPath}?dob=1920-01-01`, { token: member.token });
    expect({ status, response: body.response }).toMatchObject({
      status: 200,
      response: { total: 0, rows: [], totalPages: 0, companies: [] },
    });
  });

  it('returns "Silahkan Lengkapi Profil Terlebih Dahulu" for an incomplete profile [2 §8]', async () => {
    expect(await sendOrder(harness, await harness.registerMember(), { code })).toMatchObject({
      status: 403,
      body: { response: 'Silahkan Lengkapi Profil Terlebih Dahulu' },
    });
  });

  it('returns "Tidak ada data yang perlu di update" for an order that the desk did not return for revision [2 §8]', async () => {
    const id = await placeOrder(harness, member, { code });
    expect(await harness.api('GET', `/transaction/revision/${id}`, { token: member.token })).toMatchObject({
      status: 404,
      body: { response: 'Tidak ada data yang perlu di update' },
    });
  });
});

it('an order does not store the secondary beneficiary if its checkbox is cleared', async () => {
  const { primary } = BENEFICIARY;
  const beneficiary = { ...BENEFICIARY, primary: { ...primary, useSecondary: false } };
  const id = await placeOrder(harness, member, { code: 'PA-02', payload: { beneficiary } });
  const { body } = await harness.api('GET', `/transaction/kecelakaandiri/${id}`, { token: member.token });
  expect((body.response as { beneficiary: unknown }).beneficiary).toMatchObject({ secondary: [] });
});
