import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { createJpeg } from './support/files.ts';
import { fillLogin, registerMember, signIn } from './support/member.ts';
import {
  acceptTerms,
  answerDeclarations,
  chooseFirstOnlinePlan,
  expectDraftStored,
  expectStep,
  fillAddress,
  fillInsured,
  goToNextStep,
  submitOrder,
} from './support/order.ts';

const PLANS = '/products/kesehatan/plan?dob=1990-01-01';
const UPLOADS_PATH = /\/api\/v1\/uploads/;
const FILE_BYTES = 1_900_000;
const SLOW_BYTES_PER_SECOND = 250_000;

/** Returns a JPEG of FILE_BYTES, which is nearly the size limit. Padding follows the JPEG's end marker. */
async function largeJpeg(name: string) {
  const { buffer, ...file } = await createJpeg(name);
  return { ...file, buffer: Buffer.concat([buffer, Buffer.alloc(FILE_BYTES - buffer.length)]) };
}

/** Limits the upload speed of the browser. */
const limitUploadSpeed = (devtools: CDPSession, bytesPerSecond: number) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });

/** Starts to count the uploads that the server creates and to record the offset of each chunk; returns the record. */
function recordUploads(page: Page) {
  const uploadLog = { createdCount: 0, offsets: [] as number[] };
  page.on('response', (response) => {
    if (UPLOADS_PATH.test(response.url()) && response.status() === 201) uploadLog.createdCount += 1;
  });
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (offset !== undefined) uploadLog.offsets.push(Number(offset));
  });
  return uploadLog;
}

const fileField = (page: Page, name: string) =>
  page.locator('[data-field]').filter({ has: page.getByLabel(name, { exact: true }) });
const waitForPartialUpload = (page: Page, name: string) =>
  expect(async () => {
    const progress = await page.getByRole('progressbar', { name: `Mengirim ${name}` }).getAttribute('value');
    expect(Number(progress)).toBeGreaterThan(0.3);
  }).toPass({ intervals: [50] });

test('the files of an order are uploaded completely despite a lost network, a reload and an expired session', async ({
  page,
  context,
  request,
}) => {
  const account = await registerMember(request);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const uploadLog = recordUploads(page);
  await signIn(page, account);
  await page.goto(PLANS);
  await chooseFirstOnlinePlan(page);
  await acceptTerms(page);
  await fillInsured(page);
  await fillAddress(page);
  await expectStep(page, 'Lampiran');
  const ktp = fileField(page, 'KTP Tertanggung');
  const portrait = fileField(page, 'Foto Diri Tertanggung');

  await test.step('the form shows that the server has rejected a file because of its content', async () => {
    const buffer = Buffer.from('bukan gambar'.repeat(100));
    const invalidFile = { name: 'salah.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel('KTP Tertanggung', { exact: true }).setInputFiles(invalidFile);
    await expect(ktp.getByText('File gambar tidak valid, gambar: jpg (salah.jpg)!')).toBeVisible();
    await expect(ktp.getByRole('link', { name: /salah/ })).toHaveCount(0);
    expect(uploadLog).toEqual({ createdCount: 1, offsets: [0] });
  });

  await test.step('an upload continues at its offset after the network was lost', async () => {
    await limitUploadSpeed(devtools, SLOW_BYTES_PER_SECOND);
    await page.getByLabel('KTP Tertanggung', { exact: true }).setInputFiles(await largeJpeg('ktp-saya.jpg'));
    await expect(ktp.getByText('Menunggu')).toBeVisible();
    await waitForPartialUpload(page, 'KTP Tertanggung');
    await context.setOffline(true);
    await expect(
      page.getByText('Pengiriman berkas dilanjutkan otomatis saat jaringan kembali.'),
    ).toBeVisible();
    await expect(ktp).toHaveAttribute('data-status', 'sending');
    const previousChunks = uploadLog.offsets.length;
    await context.setOffline(false);
    await limitUploadSpeed(devtools, SLOW_BYTES_PER_SECOND * 20);
    await expect(ktp.getByText('Terkirim')).toBeVisible();
    expect(uploadLog.createdCount).toBe(2);
    expect(uploadLog.offsets[previousChunks]).toBeGreaterThan(0);
  });

  await test.step('an upload continues at its offset after a reload and a new sign-in', async () => {
    await limitUploadSpeed(devtools, SLOW_BYTES_PER_SECOND);
    const file = await largeJpeg('foto-saya.jpg');
    await page.getByLabel('Foto Diri Tertanggung', { exact: true }).setInputFiles(file);
    await waitForPartialUpload(page, 'Foto Diri Tertanggung');
    const previousChunks = uploadLog.offsets.length;
    // Every upload request gets a 401, as after the end of a session.
    await page.route(UPLOADS_PATH, (route) =>
      route.fulfill({ status: 401, json: { message: 'UNAUTHORIZED', response: 'Sesi berakhir' } }),
    );
    await expectDraftStored(page);
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await page.unroute(UPLOADS_PATH);
    await limitUploadSpeed(devtools, SLOW_BYTES_PER_SECOND * 20);
    await fillLogin(page, account);
    await expect(page).toHaveURL(/#lampiran$/);
    await expect(ktp.getByText('Terkirim')).toBeVisible();
    await expect(portrait.getByText('Terkirim')).toBeVisible();
    expect(uploadLog.createdCount).toBe(3);
    expect(uploadLog.offsets[previousChunks]).toBeGreaterThan(0);
  });

  await test.step('the order has the files', async () => {
    await goToNextStep(page);
    await expectStep(page, 'Informasi Lainnya');
    await goToNextStep(page);
    await answerDeclarations(page);
    await submitOrder(page);
    await expect(page.getByRole('link', { name: /KTP Tertanggung/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Foto Diri Tertanggung/ })).toBeVisible();
  });
});
