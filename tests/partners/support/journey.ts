import { expect, type Page } from '@playwright/test';
import { type Account, fillLogin } from '../../e2e/support/member.ts';
import {
  acceptTerms,
  answerDeclarations,
  chooseFirstOnlinePlan,
  expectStep,
  fillAddress,
  fillInsured,
  requestPrintedPolicy,
  uploadDocuments,
} from '../../e2e/support/order.ts';
import { payByBca } from '../../e2e/support/pay.ts';
import { expectHydrated } from './host-page.ts';

const BIRTHPLACE = 'Yogyakarta';

/**
 * The steps of a member on a page of a host, from the list of plans to a claim. Every step continues where the former one
 * ended, and uses only what a visitor sees, so that the steps are the same on each host.
 */
export function createJourney(page: Page, account: Account) {
  const plans = page.getByRole('article');

  async function opensTheOrder() {
    await chooseFirstOnlinePlan(page);
    await fillLogin(page, account);
    await acceptTerms(page);
  }

  const fillsTheInsured = () => fillInsured(page, BIRTHPLACE);

  return {
    async seesPlans(url: string) {
      await page.goto(url);
      await expect(plans).not.toHaveCount(0);
      await expect(plans.first().getByRole('heading')).toBeVisible();
      await expectHydrated(page);
    },

    async comparesTwoPlans() {
      const names = (await plans.getByRole('heading').allTextContents()).slice(0, 2);
      for (const name of names)
        await page.getByRole('button', { name: `Bandingkan ${name}`, exact: true }).click();
      await page.getByRole('button', { name: 'Bandingkan (2/2)' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bandingkan produk' });
      for (const name of names) await expect(dialog.getByRole('columnheader', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },

    async unlocksAllPlans() {
      await page.getByRole('button', { name: 'Lihat semua', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Nama lengkap' }).fill('Rini Astuti');
      await dialog.getByRole('textbox', { name: 'Nomor telepon' }).fill('81234567890');
      await dialog.getByRole('textbox', { name: 'Email' }).fill('rini@contoh.test');
      await dialog.getByRole('button', { name: 'Lihat semua produk' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Lihat semua', exact: true })).toHaveCount(0);
    },

    async goesBackFromAPlan() {
      const name = (await plans.first().getByRole('heading').textContent()) ?? '';
      await page
        .getByRole('link', { name: /^Detail / })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'Pilih Sekarang' }).first()).toBeVisible();
      await page.goBack();
      await expect(plans.first().getByRole('heading', { name })).toBeVisible();
    },

    opensTheOrder,
    fillsTheInsured,

    async reloadsTheOrderForm() {
      await opensTheOrder();
      await fillsTheInsured();
      await expectStep(page, 'Alamat Tertanggung');
      await page.reload();
      await expectStep(page, 'Alamat Tertanggung');
      await page.goBack();
      await expectStep(page, 'Data Diri Tertanggung');
      await expect(page.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue(BIRTHPLACE);
      await page.goForward();
    },

    /** @param options `storesFiles`: whether the browser can store the files of the draft */
    async placesTheOrder({ storesFiles = true } = {}) {
      await fillAddress(page);
      await uploadDocuments(page, undefined, { storesFiles });
      await requestPrintedPolicy(page);
      await answerDeclarations(page);
      await expectStep(page, 'Order Summary');
      await page.getByRole('button', { name: 'Kirim pesanan' }).click();
      await page
        .getByRole('alertdialog', { name: 'Lanjutkan Pesanan?' })
        .getByRole('button', { name: 'Ya, Lanjut' })
        .click();
      await page.getByRole('alertdialog', { name: 'Berhasil!' }).getByRole('button', { name: 'Oke' }).click();
      await expect(page.getByText('Disetujui', { exact: true })).toBeVisible();
    },

    async paysTheInvoice() {
      await page.getByRole('link', { name: 'Bayar' }).first().click();
      await payByBca(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).first().click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },

    /** The form of a new claim is a page of the broker's site. */
    async findsTheClaimForm(api: string) {
      await page.getByRole('link', { name: 'Akun Saya' }).click();
      await page.getByRole('link', { name: /Berlaku sampai/ }).click();
      const claimLink = page.getByRole('link', { name: 'Ajukan Klaim' });
      await expect(claimLink).toHaveAttribute('href', new RegExp(`^${api}/`));
    },
  };
}
