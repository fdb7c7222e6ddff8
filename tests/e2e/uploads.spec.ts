import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { createJpeg } from './support/files.ts';
import { fillLogin, registerMember, signIn } from './support/member.ts';
import {
  acceptTerms,
  answerDeclarations,
  chooseFirstOnlinePlan,
  expectStep,
  fillAddress,
  fillInsured,
  goToNextStep,
  submitOrder,
} from './support/order.ts';

const PLANS = '/products/kesehatan/plan?dob=1990-01-01';
const UPLOADS = /\/api\/v1\/uploads/;
const BYTES = 1_900_000;
const SLOW_BYTES_PER_SECOND = 250_000;

/** Returns a JPEG of the maximum size, padded after its end marker. */
async function largeJpeg(name: string) {
  const { buffer, ...file } = await createJpeg(name);
  return { ...file, buffer: Buffer.concat([buffer, Buffer.alloc(BYTES - buffer.length)]) };
}

/** Limits the browser's upload speed in bytes per second. */
const slowDown = (devtools: CDPSession, bytes: number) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytes,
  });

/** Counts the uploads that the server created, and records the offset of each chunk. */
function watchUploads(page: Page) {
  const log = { made: 0, offsets: [] as number[] };
  page.on('response', (response) => {
    if (UPLOADS.test(response.url()) && response.status() === 201) log.made += 1;
  });
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (offset !== undefined) log.offsets.push(Number(offset));
  });
  return log;
}

const field = (page: Page, name: string) =>
  page.locator('[data-field]').filter({ has: page.getByLabel(name, { exact: true }) });
const partlySent = (page: Page, name: string) =>
  expect(async () => {
    const sent = await page.getByRole('progressbar', { name: `Mengirim ${name}` }).getAttribute('value');
    expect(Number(sent)).toBeGreaterThan(0.3);
  }).toPass({ intervals: [50] });

test('files of an order survive a lost network, a reload and an expired session', async ({
  page,
  context,
  request,
}) => {
  const account = await registerMember(request);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const log = watchUploads(page);
  await signIn(page, account);
  await page.goto(PLANS);
  await chooseFirstOnlinePlan(page);
  await acceptTerms(page);
  await fillInsured(page);
  await fillAddress(page);
  await expectStep(page, 'Lampiran');
  const ktp = field(page, 'KTP Tertanggung');
  const portrait = field(page, 'Foto Diri Tertanggung');

  await test.step('the server checks a file by its content', async () => {
    const buffer = Buffer.from('bukan gambar'.repeat(100));
    const wrong = { name: 'salah.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel('KTP Tertanggung', { exact: true }).setInputFiles(wrong);
    await expect(ktp.getByText('File gambar tidak valid, gambar: jpg (salah.jpg)!')).toBeVisible();
    await expect(ktp.getByRole('link', { name: /salah/ })).toHaveCount(0);
    expect(log).toEqual({ made: 1, offsets: [0] });
  });

  await test.step('the network fails during an upload and returns', async () => {
    await slowDown(devtools, SLOW_BYTES_PER_SECOND);
    await page.getByLabel('KTP Tertanggung', { exact: true }).setInputFiles(await largeJpeg('ktp-saya.jpg'));
    await expect(ktp.getByText('Menunggu')).toBeVisible();
    await partlySent(page, 'KTP Tertanggung');
    await context.setOffline(true);
    await expect(
      page.getByText('Pengiriman berkas dilanjutkan otomatis saat jaringan kembali.'),
    ).toBeVisible();
    await expect(ktp).toHaveAttribute('data-status', 'sending');
    const before = log.offsets.length;
    await context.setOffline(false);
    await slowDown(devtools, SLOW_BYTES_PER_SECOND * 20);
    await expect(ktp.getByText('Terkirim')).toBeVisible();
    expect(log.made).toBe(2);
    expect(log.offsets[before]).toBeGreaterThan(0);
  });

  await test.step('the page is reloaded during an upload with an expired session', async () => {
    await slowDown(devtools, SLOW_BYTES_PER_SECOND);
    const file = await largeJpeg('foto-saya.jpg');
    await page.getByLabel('Foto Diri Tertanggung', { exact: true }).setInputFiles(file);
    await partlySent(page, 'Foto Diri Tertanggung');
    const before = log.offsets.length;
    // The session ends with the next chunk.
    await page.route(UPLOADS, (route) =>
      route.fulfill({ status: 401, json: { message: 'UNAUTHORIZED', response: 'Sesi berakhir' } }),
    );
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await page.unroute(UPLOADS);
    await slowDown(devtools, SLOW_BYTES_PER_SECOND * 20);
    await fillLogin(page, account);
    await expect(page).toHaveURL(/#lampiran$/);
    await expect(ktp.getByText('Terkirim')).toBeVisible();
    await expect(portrait.getByText('Terkirim')).toBeVisible();
    expect(log.made).toBe(3);
    expect(log.offsets[before]).toBeGreaterThan(0);
  });

  await test.step('the order contains the files', async () => {
    await goToNextStep(page);
    await expectStep(page, 'Informasi Lainnya');
    await goToNextStep(page);
    await answerDeclarations(page);
    await submitOrder(page);
    await expect(page.getByRole('link', { name: /KTP Tertanggung/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Foto Diri Tertanggung/ })).toBeVisible();
  });
});
