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
import { ADULT, HEALTH_LIST, openList } from './support/plans.ts';

/** Fills the first plan's form up to the step 'Informasi Lainnya'. */
async function fillUntilShipping(page: Page, request: APIRequestContext) {
  await signIn(page, await registerMember(request));
  await openList(page, `${HEALTH_LIST}?${ADULT}`);
  await chooseFirstOnlinePlan(page);
  await acceptTerms(page);
  await fillInsured(page);
  await fillAddress(page);
  await uploadDocuments(page);
}

test("a duplicated tab and the next plan share a draft's files, and an order on a bad network can be cancelled, and its draft is removed once it is placed", async ({
  page,
  context,
  request,
}) => {
  await fillUntilShipping(page, request);
  const drafts = () =>
    page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((name) => name.startsWith('site.draft.'))
        .toSorted(),
    );
  let others: string[] = [];

  await test.step('a duplicated tab has a separate copy of the files', async () => {
    await expectStep(page, 'Informasi Lainnya');
    await page.goBack();
    await expectStep(page, 'Lampiran');
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const duplicate = await opened;
    await expect(duplicate.getByText('Terkirim')).toHaveCount(2);
    await duplicate.getByRole('button', { name: 'Hapus KTP Tertanggung' }).click();
    await expect(duplicate.getByText('ktp-tertanggung.jpg')).toHaveCount(0);
    await duplicate.close();
    await page.reload();
    await expect(page.getByText('ktp-tertanggung.jpg')).toBeVisible();
    await expect(page.getByText('Terkirim')).toHaveCount(2);
    others = await drafts();
  });

  await test.step('the next plan starts with the values and files of the first', async () => {
    await openList(page, `${HEALTH_LIST}?${ADULT}`);
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

  const dialogs = /\/_astro\/SendDialogs/;
  const press = () => page.getByRole('button', { name: 'Kirim pesanan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Lanjutkan Pesanan?' });
  await page.route(dialogs, (route) => route.abort());
  await expectStep(page, 'Informasi Lainnya');
  await goToNextStep(page);
  await answerDeclarations(page);

  await test.step('a confirmation that fails to load can be retried', async () => {
    await expectStep(page, 'Order Summary');
    await press();
    await expect(page.getByText('Gagal memuat data')).toBeVisible();
    await expectStep(page, 'Order Summary');
    await page.unroute(dialogs);
    await press();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  });

  await test.step('a step opened from the summary returns there after a refresh', async () => {
    await page.getByRole('button', { name: /Ubah.*Lampiran/ }).click();
    await expectStep(page, 'Lampiran');
    await page.reload();
    await expectStep(page, 'Lampiran');
    await expect(page.getByText('Terkirim')).toHaveCount(3);
  });

  await test.step('without a network the order waits until it is cancelled', async () => {
    await page.getByRole('button', { name: 'Kembali ke ringkasan' }).click();
    await press();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Ubah.*Lampiran/ }).click();
    await context.setOffline(true);
    const file = await createJpeg('ktp-baru.jpg', 700);
    await page.getByLabel('KTP Tertanggung', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Kembali ke ringkasan' }).click();
    await expectStep(page, 'Order Summary');
    await press();
    await question.getByRole('button', { name: 'Ya, Lanjut' }).click();
    const waiting = page.getByRole('dialog', { name: 'Mengirim data' });
    await expect(waiting.getByText('Jaringan terputus')).toBeVisible();
    await waiting.getByRole('button', { name: 'Batal' }).click();
    await expect(waiting).toBeHidden();
    await expect(page.getByText('ktp-baru.jpg')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a response is lost, and a value is changed before the retry', async () => {
    await page.route(
      '**/api/v1/transaction/kesehatan',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await press();
    await question.getByRole('button', { name: 'Ya, Lanjut' }).click();
    await expect(page.getByText('Isian dan berkas Anda masih tersimpan.')).toBeVisible();
    await page.getByRole('button', { name: /Ubah.*Informasi Lainnya/ }).click();
    await page.getByRole('radio', { name: 'E-polis dan polis cetak' }).check();
    await page.getByRole('button', { name: 'Kembali ke ringkasan' }).click();
    await expectStep(page, 'Order Summary');
    await press();
    await question.getByRole('button', { name: 'Ya, Lanjut' }).click();
  });

  await test.step('only the first order exists; its key, draft and uploads are removed', async () => {
    const earlier = page.getByRole('alertdialog', { name: 'Pesanan sebelumnya sudah kami terima' });
    await earlier.getByRole('button', { name: 'Lihat pesanan saya' }).click();
    await expect(page).toHaveURL(/\/orders\/\?product=kesehatan$/);
    await expect(page.getByRole('link', { name: /^Detail pesanan/ })).toHaveCount(1);
    expect(await drafts()).toEqual(others);
  });
});

/** Stores an encrypted file as a closed tab leaves it behind. */
function leaveFile(key: string) {
  localStorage.setItem('site-files', '1');
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('site-files');
    opening.onupgradeneeded = () => opening.result.createObjectStore('files');
    opening.onsuccess = () => {
      const work = opening.result.transaction('files', 'readwrite');
      work.objectStore('files').put(new Uint8Array(1), key);
      work.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
    opening.onerror = () => reject(opening.error);
  });
}

function storedKeys() {
  return new Promise<IDBValidKey[]>((resolve) => {
    const opening = indexedDB.open('site-files');
    opening.onsuccess = () => {
      const keysRequest = opening.result.transaction('files').objectStore('files').getAllKeys();
      keysRequest.onsuccess = () => {
        opening.result.close();
        resolve(keysRequest.result);
      };
    };
  });
}

test('the next visit removes files that a closed tab left a day ago', async ({ page }) => {
  await page.goto('/login');
  const fresh = `t-2/${Date.now()}/k`;
  await page.evaluate(leaveFile, `t-1/${Date.now() - 86_400_000}/k`);
  await page.evaluate(leaveFile, fresh);
  await page.reload();
  await expect.poll(() => page.evaluate(storedKeys)).toEqual([fresh]);
});
