import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { claimDocuments } from '../../packages/domain/src/claim/index.ts';
import { createClaimablePolicy, createMinimalFile } from './support/claimable-policy.ts';
import { todayAsTyped } from './support/dates.ts';
import { reviseAtDesk } from './support/desk.ts';
import { type Account, logIn, registerMember, signIn } from './support/member.ts';
import {
  acceptTerms,
  answerDeclarations,
  chooseFirstOnlinePlan,
  expectStep,
  fillAddress,
  fillInsured,
  goToNextStep,
  requestPrintedPolicy,
  submitOrder,
  uploadDocuments,
} from './support/order.ts';
import { placeOrderForDesk } from './support/placed-order.ts';
import { ADULT_QUERY, HEALTH_LIST, openList } from './support/plans.ts';

const PHONE = { width: 360, height: 740 };

/** Signs in the member in a new browser context, which shares no storage with other contexts; returns its page. */
async function openBrowser(browser: Browser, account: Account, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await signIn(page, account);
  return page;
}

const waitForSavedDraft = (page: Page) =>
  page.waitForResponse(
    (reply) => reply.request().method() === 'PATCH' && reply.url().includes('/drafts/') && reply.ok(),
  );

/** Returns the paths of all fields of the member's first draft of this kind; an empty list when there is no draft. */
async function storedPaths(request: APIRequestContext, account: Account, kind = 'order'): Promise<string[]> {
  const headers = { access_token: (await logIn(request, account)).token };
  const { response: cards } = await (await request.get(`/api/v1/drafts?kind=${kind}`, { headers })).json();
  if (cards.length === 0) return [];
  const { response: draft } = await (
    await request.get(`/api/v1/drafts/${cards[0].name}`, { headers })
  ).json();
  return draft.fields.map(({ path }: { path: string }) => path);
}

/** Opens the order form of a health plan; returns its URL without the step. */
async function openOrder(page: Page): Promise<string> {
  await openList(page, `${HEALTH_LIST}?${ADULT_QUERY}`);
  await chooseFirstOnlinePlan(page);
  await expectStep(page, 'Detail Produk');
  return page.url().replace(/#.*/, '');
}

test('a member starts an order on a phone that closes its tab, and finishes it in another browser', async ({
  browser,
  request,
}) => {
  const account = await registerMember(request);
  const phone = await openBrowser(browser, account);
  const url = await openOrder(phone);
  await acceptTerms(phone);
  await fillInsured(phone, 'Padang');
  await fillAddress(phone);
  await uploadDocuments(phone);
  await expectStep(phone, 'Informasi Lainnya');
  await expect
    .poll(() => storedPaths(request, account))
    .toEqual(expect.arrayContaining(['files/ktp', 'files/foto-diri', 'step']));
  await phone.context().close();

  const laptop = await openBrowser(browser, account, { width: 1440, height: 900 });
  await laptop.goto('/orders/');
  await laptop.getByRole('link', { name: /^Lanjutkan draf / }).click();
  await expectStep(laptop, 'Informasi Lainnya');
  await laptop.getByRole('button', { name: 'Kembali', exact: true }).click();
  await expectStep(laptop, 'Lampiran');
  await expect(laptop.getByText('ktp-tertanggung.jpg')).toBeVisible();
  await expect(laptop.getByText('foto-diri-tertanggung.jpg')).toBeVisible();
  const uploads: string[] = [];
  laptop.on('request', (sentRequest) => {
    if (sentRequest.method() === 'POST' && sentRequest.url().endsWith('/uploads'))
      uploads.push(sentRequest.url());
  });
  await goToNextStep(laptop);
  await requestPrintedPolicy(laptop);
  await answerDeclarations(laptop);
  await submitOrder(laptop);
  // The order uses the files that the phone has uploaded.
  expect(uploads).toEqual([]);

  await test.step('the draft is removed after the order', async () => {
    const nextBrowser = await openBrowser(browser, account);
    await nextBrowser.goto('/orders/');
    await expect(nextBrowser.getByRole('heading', { name: /^1 pesanan$/ })).toBeVisible();
    await expect(nextBrowser.getByText('Draf yang belum dikirim')).toBeHidden();
    await nextBrowser.goto(url);
    await expectStep(nextBrowser, 'Detail Produk');
    await expect(
      nextBrowser.getByRole('checkbox', { name: 'Saya sudah membaca dan menyetujui ketentuan diatas' }),
    ).not.toBeChecked();
    await nextBrowser.context().close();
  });
  await laptop.context().close();
});

test('input is saved when a phone closes the tab immediately after the input', async ({
  browser,
  request,
}) => {
  const account = await registerMember(request);
  const phone = await openBrowser(browser, account);
  const url = await openOrder(phone);
  await acceptTerms(phone);
  await expectStep(phone, 'Data Diri Tertanggung');
  await phone.getByRole('textbox', { name: 'Tempat Lahir' }).fill('Bukittinggi');
  await phone.close({ runBeforeUnload: false });

  const laptop = await openBrowser(browser, account);
  await laptop.goto(`${url}#tertanggung`);
  await expect(laptop.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue('Bukittinggi');

  await test.step('the draft can be deleted in the list of orders', async () => {
    const listPage = await openBrowser(browser, account);
    await listPage.goto('/orders/');
    await listPage.getByRole('button', { name: /^Hapus draf / }).click();
    await listPage.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(listPage.getByText('Draf yang belum dikirim')).toBeHidden();
    await expect(laptop.getByText('Draf ini sudah dikirim atau dihapus')).toBeVisible();
    await laptop.reload();
    await expectStep(laptop, 'Detail Produk');
    await listPage.context().close();
  });
  await laptop.context().close();
});

test('a draft that is open in two browsers gets the changes of both, and both browsers show a notice and keep the focus', {
  tag: '@deep-journeys',
}, async ({ browser, request }) => {
  const account = await registerMember(request);
  const firstBrowser = await openBrowser(browser, account);
  const url = await openOrder(firstBrowser);
  const savedDraft = waitForSavedDraft(firstBrowser);
  await acceptTerms(firstBrowser);
  await savedDraft;
  const secondBrowser = await openBrowser(browser, account);
  await secondBrowser.goto(`${url}#tertanggung`);
  await expectStep(secondBrowser, 'Data Diri Tertanggung');

  const birthplace = (page: Page) => page.getByRole('textbox', { name: 'Tempat Lahir' });
  const name = (page: Page) => page.getByRole('textbox', { name: 'Nama Lengkap' });
  await birthplace(firstBrowser).fill('Padang');
  await name(secondBrowser).fill('RATNA SARI');
  const notice = 'Isian ini diperbarui dari tab atau perangkat lain.';
  for (const page of [firstBrowser, secondBrowser]) {
    await expect(birthplace(page)).toHaveValue('Padang');
    await expect(name(page)).toHaveValue('RATNA SARI');
    await expect(page.getByText(notice)).toBeVisible();
  }
  await expect(birthplace(firstBrowser)).toBeFocused();
  await expect(name(secondBrowser)).toBeFocused();

  await test.step('both browsers show the later of two changes of one field', async () => {
    await birthplace(firstBrowser).fill('Bandung');
    await expect(birthplace(secondBrowser)).toHaveValue('Bandung');
    await birthplace(secondBrowser).fill('Medan');
    await expect(birthplace(firstBrowser)).toHaveValue('Medan');
  });

  await test.step('a change made offline is saved when the browser is online again', async () => {
    await firstBrowser.context().setOffline(true);
    await birthplace(firstBrowser).fill('Solo');
    await expect(firstBrowser.getByText('Draf belum tersimpan di akun Anda')).toBeVisible();
    await firstBrowser.context().setOffline(false);
    await expect(birthplace(secondBrowser)).toHaveValue('Solo');
    await expect(firstBrowser.getByText('Draf belum tersimpan di akun Anda')).toBeHidden();
  });
  await firstBrowser.context().close();
  await secondBrowser.context().close();
});

test('a member starts a claim on a phone that closes its tab, and submits it in another browser', {
  tag: '@deep-journeys',
}, async ({ browser, request }) => {
  const account = await registerMember(request);
  const { policyNumber } = await createClaimablePolicy(request, account, 'kesehatan');
  const documents = claimDocuments({ productType: 'kesehatan', cause: 'HE01', isThirdParty: false }).filter(
    ({ required }) => required,
  );
  const upload = async (page: Page, spec: (typeof documents)[number]) =>
    page.getByLabel(spec.name, { exact: true }).setInputFiles(await createMinimalFile(spec));
  const [first, ...others] = documents;
  if (!first) throw new Error('The claim requires no document');
  const url = `/claims/${policyNumber}?productType=kesehatan`;

  const phone = await openBrowser(browser, account);
  await phone.goto(url);
  await phone.getByRole('combobox', { name: 'Penyebab klaim' }).selectOption('HE01');
  await phone.getByRole('textbox', { name: 'Tanggal Musibah' }).fill(todayAsTyped());
  await phone.getByRole('textbox', { name: /^Keterangan/ }).fill('Dirawat sejak tadi malam.');
  await goToNextStep(phone);
  await upload(phone, first);
  await expect(phone.getByText('Terkirim')).toHaveCount(1);
  await expect
    .poll(() => storedPaths(request, account, 'claim'))
    .toEqual(expect.arrayContaining([`files/${first.code}`, 'values/description', 'step']));
  await phone.context().close();

  const laptop = await openBrowser(browser, account, { width: 1440, height: 900 });
  await laptop.goto('/claims/progress/');
  await laptop.getByRole('link', { name: /^Lanjutkan draf Klaim / }).click();
  await expect(laptop.getByText('Terkirim')).toHaveCount(1);
  await expect(
    laptop.getByText(/^Draf tersimpan otomatis di akun Anda selama 7 hari sejak perubahan terakhir/),
  ).toBeVisible();
  for (const spec of others) await upload(laptop, spec);
  await expect(laptop.getByText('Terkirim')).toHaveCount(documents.length);
  await goToNextStep(laptop);
  await expect(laptop.getByText('Dirawat sejak tadi malam.')).toBeVisible();
  await laptop.getByRole('button', { name: 'Ajukan Klaim' }).click();
  await laptop.getByRole('alertdialog').getByRole('button', { name: 'Ya, ajukan' }).click();
  await expect(laptop.getByText(/^Pengajuan Klaim Berhasil/)).toBeVisible();
  await laptop.getByRole('button', { name: 'Oke' }).click();
  await expect(laptop).toHaveURL(/\/claims\/progress\/[\w-]+$/);

  await test.step('the draft is removed after the claim', async () => {
    expect(await storedPaths(request, account, 'claim')).toEqual([]);
    await laptop.goto('/claims/progress/');
    await expect(laptop.getByRole('heading', { name: /^1 klaim$/ })).toBeVisible();
    await expect(laptop.getByText('Draf yang belum dikirim')).toBeHidden();
    await laptop.goto(url);
    await expect(laptop.getByRole('combobox', { name: 'Penyebab klaim' })).toHaveValue('');
  });
  await laptop.context().close();
});

test('a member continues the revision of an order in another browser', { tag: '@deep-journeys' }, async ({
  browser,
  request,
}) => {
  const account = await registerMember(request);
  const id = await placeOrderForDesk(request, account);
  const feedback = 'Tempat lahir tidak sesuai KTP.';
  await reviseAtDesk(request, id, { items: ['insured'], attachments: [], feedback });
  const orderPath = `/orders/kesehatan/${id}`;
  const phone = await openBrowser(browser, account);
  await phone.goto(`${orderPath}/update`);
  await phone.getByRole('textbox', { name: 'Tempat Lahir' }).fill('Cimahi');
  await expect
    .poll(() => storedPaths(request, account, 'revision'))
    .toEqual(expect.arrayContaining(['slices/insured/placeOfbirth']));
  await phone.context().close();

  const laptop = await openBrowser(browser, account, { width: 1440, height: 900 });
  await laptop.goto(orderPath);
  await laptop.getByRole('link', { name: /^Lanjutkan draf Perbaikan data / }).click();
  await expect(laptop.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue(/^cimahi$/i);
  await laptop.getByRole('button', { name: 'Kirim perubahan' }).click();
  await laptop.getByRole('alertdialog').getByRole('button', { name: 'Ya, Lanjut' }).click();
  await laptop.getByRole('alertdialog', { name: 'Berhasil', exact: true }).getByRole('button').click();
  await expect(laptop).toHaveURL(new RegExp(`${orderPath}$`));
  await expect(laptop.getByText('Draf yang belum dikirim')).toBeHidden();
  expect(await storedPaths(request, account, 'revision')).toEqual([]);
  await laptop.context().close();
});
