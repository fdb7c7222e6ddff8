import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { createJpeg } from './support/files.ts';
import { registerMember, signIn } from './support/member.ts';
import {
  acceptTerms,
  answerDeclarations,
  chooseFirstOnlinePlan,
  expectStep,
  fillAddress,
  fillInsured,
  goToNextStep,
  uploadDocuments,
} from './support/order.ts';
import { ADULT_QUERY, HEALTH_LIST, openList } from './support/plans.ts';
import { hydrate } from './support/scripts.ts';

/** Signs in a member and fills in the form of the first plan up to the step 'Informasi Lainnya'. */
async function fillFormUntilShipping(page: Page, request: APIRequestContext) {
  await signIn(page, await registerMember(request));
  await openList(page, `${HEALTH_LIST}?${ADULT_QUERY}`);
  await chooseFirstOnlinePlan(page);
  await acceptTerms(page);
  await fillInsured(page);
  await fillAddress(page);
  await uploadDocuments(page);
}

test('an order that a member submits again after a lost response is placed once, and its draft is removed', async ({
  page,
  context,
  request,
}) => {
  await fillFormUntilShipping(page, request);
  const draftNames = () =>
    page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((name) => name.startsWith('site.draft.'))
        .toSorted(),
    );
  let draftNamesOfOtherForms: string[] = [];

  await test.step('a duplicated tab has a copy of the files, and a file removed in the copy stays in the first tab', async () => {
    await expectStep(page, 'Informasi Lainnya');
    await page.goBack();
    await expectStep(page, 'Lampiran');
    const duplicatePromise = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const duplicate = await duplicatePromise;
    await expect(duplicate.getByText('Terkirim')).toHaveCount(2);
    await duplicate.getByRole('button', { name: 'Hapus KTP Tertanggung' }).click();
    await expect(duplicate.getByText('ktp-tertanggung.jpg')).toHaveCount(0);
    await duplicate.close();
    await page.reload();
    await expect(page.getByText('ktp-tertanggung.jpg')).toBeVisible();
    await expect(page.getByText('Terkirim')).toHaveCount(2);
    draftNamesOfOtherForms = await draftNames();
  });

  await test.step("the form of a second plan starts with the values and files of the first plan's form", async () => {
    await openList(page, `${HEALTH_LIST}?${ADULT_QUERY}`);
    await page
      .getByRole('link', { name: /^Beli / })
      .nth(1)
      .click();
    await expect(
      page.getByRole('checkbox', { name: 'Saya sudah membaca dan menyetujui ketentuan diatas' }),
    ).not.toBeChecked();
    await acceptTerms(page);
    await expect(page.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue('Jakarta');
    await goToNextStep(page);
    await fillAddress(page);
    await expect(page.getByText('ktp-tertanggung.jpg')).toBeVisible();
    await uploadDocuments(page, ['Kartu Keluarga']);
  });

  const DIALOG_SCRIPT = /\/_astro\/SendDialogs/;
  const clickSubmit = () => page.getByRole('button', { name: 'Kirim pesanan' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Lanjutkan Pesanan?' });
  await page.route(DIALOG_SCRIPT, (route) => route.abort());
  await expectStep(page, 'Informasi Lainnya');
  await goToNextStep(page);
  await answerDeclarations(page);

  await test.step('the member can open the confirmation after its script has failed to load', async () => {
    await expectStep(page, 'Order Summary');
    await clickSubmit();
    await expect(page.getByText('Gagal memuat data')).toBeVisible();
    await expectStep(page, 'Order Summary');
    await page.unroute(DIALOG_SCRIPT);
    await clickSubmit();
    await expect(confirmation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(confirmation).toBeHidden();
  });

  await test.step('a step opened from the summary is shown again after a reload', async () => {
    await page.getByRole('button', { name: /Ubah.*Lampiran/ }).click();
    await expectStep(page, 'Lampiran');
    await page.reload();
    await expectStep(page, 'Lampiran');
    await expect(page.getByText('Terkirim')).toHaveCount(3);
  });

  await test.step('the member can cancel a submission that waits for the network', async () => {
    await page.getByRole('button', { name: 'Kembali ke ringkasan' }).click();
    await clickSubmit();
    await expect(confirmation).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Ubah.*Lampiran/ }).click();
    await context.setOffline(true);
    const file = await createJpeg('ktp-baru.jpg', 700);
    await page.getByLabel('KTP Tertanggung', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Kembali ke ringkasan' }).click();
    await expectStep(page, 'Order Summary');
    await clickSubmit();
    await confirmation.getByRole('button', { name: 'Ya, Lanjut' }).click();
    const sendingDialog = page.getByRole('dialog', { name: 'Mengirim data' });
    await expect(sendingDialog.getByText('Jaringan terputus')).toBeVisible();
    await sendingDialog.getByRole('button', { name: 'Batal' }).click();
    await expect(sendingDialog).toBeHidden();
    await expect(page.getByText('ktp-baru.jpg')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('the response is lost, and the member changes a value before the second submission', async () => {
    await page.route(
      '**/api/v1/transaction/kesehatan',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await clickSubmit();
    await confirmation.getByRole('button', { name: 'Ya, Lanjut' }).click();
    await expect(page.getByText('Isian dan berkas Anda masih tersimpan.')).toBeVisible();
    await page.getByRole('button', { name: /Ubah.*Informasi Lainnya/ }).click();
    await page.getByRole('radio', { name: 'E-polis dan polis cetak' }).check();
    await page.getByRole('button', { name: 'Kembali ke ringkasan' }).click();
    await expectStep(page, 'Order Summary');
    await clickSubmit();
    await confirmation.getByRole('button', { name: 'Ya, Lanjut' }).click();
  });

  await test.step('only the first order exists, and its draft is removed', async () => {
    const earlierOrderDialog = page.getByRole('alertdialog', {
      name: 'Pesanan sebelumnya sudah kami terima',
    });
    await earlierOrderDialog.getByRole('button', { name: 'Lihat pesanan saya' }).click();
    await expect(page).toHaveURL(/\/orders\/\?product=kesehatan$/);
    await expect(page.getByRole('link', { name: /^Detail pesanan/ })).toHaveCount(1);
    expect(await draftNames()).toEqual(draftNamesOfOtherForms);
  });
});

const DAY_MS = 86_400_000;

/** Runs in the page: stores a file under this key, which contains the time, as another tab does. */
function storeFile(key: string) {
  localStorage.setItem('site-files', '1');
  return new Promise<void>((resolve, reject) => {
    const openRequest = indexedDB.open('site-files');
    openRequest.onupgradeneeded = () => openRequest.result.createObjectStore('files');
    openRequest.onsuccess = () => {
      const transaction = openRequest.result.transaction('files', 'readwrite');
      transaction.objectStore('files').put(new Uint8Array(1), key);
      transaction.oncomplete = () => {
        openRequest.result.close();
        resolve();
      };
    };
    openRequest.onerror = () => reject(openRequest.error);
  });
}

/** Runs in the page: returns the keys of the stored files. */
function storedKeys() {
  return new Promise<IDBValidKey[]>((resolve) => {
    const openRequest = indexedDB.open('site-files');
    openRequest.onsuccess = () => {
      const keysRequest = openRequest.result.transaction('files').objectStore('files').getAllKeys();
      keysRequest.onsuccess = () => {
        openRequest.result.close();
        resolve(keysRequest.result);
      };
    };
  });
}

test('a page removes files that another tab stored a day earlier, and keeps newer files', async ({
  page,
}) => {
  await page.goto('/login');
  const newKey = `t-2/${Date.now()}/k`;
  await page.evaluate(storeFile, `t-1/${Date.now() - DAY_MS}/k`);
  await page.evaluate(storeFile, newKey);
  await page.reload();
  await hydrate(page);
  await expect.poll(() => page.evaluate(storedKeys)).toEqual([newKey]);
});
