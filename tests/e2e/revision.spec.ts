import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { reviseAtDesk } from './support/desk.ts';
import { createJpeg } from './support/files.ts';
import { registerMember, signIn } from './support/member.ts';
import { expectDraftStored, expectStep, goToNextStep } from './support/order.ts';
import { placeOrderForDesk } from './support/placed-order.ts';

test('a member corrects an order that the insurer has sent back, and the order has the status “Direvisi”', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const id = await placeOrderForDesk(request, account);
  const feedback = 'Tempat lahir tidak sesuai KTP, dan foto KTP buram.';
  await reviseAtDesk(request, id, { items: ['insured', 'attachment'], attachments: ['ktp'], feedback });
  const orderPath = `/orders/kesehatan/${id}`;

  const noRevisionHeading = page.getByRole('heading', { name: 'Tidak ada data yang perlu di update' });
  await test.step('the revision page with another line in its path has no data', async () => {
    await signIn(page, account);
    await page.goto(`/orders/kendaraan/${id}/update`);
    await expect(noRevisionHeading).toBeVisible();
  });

  await test.step('the order links to its revision', async () => {
    await page.goto(orderPath);
    await expect(page.getByText(feedback)).toBeVisible();
    await page.getByRole('link', { name: 'Perbarui data' }).click();
    await expect(page).toHaveURL(new RegExp(`${orderPath}/update`));
  });

  await test.step('the member corrects a field and a file, and a reload restores step and file', async () => {
    await expectStep(page, 'Data Diri Tertanggung');
    await expect(page.getByText(feedback)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Tempat Lahir' }).fill('Cimahi');
    await goToNextStep(page);
    await expectStep(page, 'Lampiran');
    await page
      .getByLabel('KTP Tertanggung', { exact: true })
      .setInputFiles(await createJpeg('ktp-jelas.jpg'));
    await expect(page.getByText('Terkirim')).toBeVisible();
    await expectDraftStored(page);
    await page.reload();
    await expectStep(page, 'Lampiran');
    await expect(page.getByText('ktp-jelas.jpg')).toBeVisible();
  });

  const submitRevision = async () => {
    await page.getByRole('button', { name: 'Kirim perubahan' }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'Submit perubahan?' });
    await expect(confirmation).toContainText('Pastikan semua data sudah benar');
    await confirmation.getByRole('button', { name: 'Ya, Lanjut' }).click();
  };

  await test.step('the member submits the revision again after a lost response', async () => {
    await page.route(
      '**/api/v1/transaction/revision/*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submitRevision();
    await expect(page.getByText('Isian dan berkas Anda masih tersimpan.')).toBeVisible();
    await submitRevision();
    const successDialog = page.getByRole('alertdialog', { name: 'Berhasil', exact: true });
    await successDialog.getByRole('button', { name: 'Oke' }).click();
  });

  await expect(page).toHaveURL(new RegExp(`${orderPath}$`));
  await expect(page.getByText('Direvisi')).toBeVisible();
  await expect(page.getByText('CIMAHI')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Perbarui data' })).toHaveCount(0);

  await page.goto(`${orderPath}/update`);
  await expect(noRevisionHeading).toBeVisible();
});
