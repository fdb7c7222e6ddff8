/**
 * How the benchmark uses a page: `content` is the element that a visitor came for, `use` performs the interactions. Both are
 * the same for this site and its peers.
 */

const SEARCH_TEXT = 'medika';
/** Milliseconds between two keys. */
const TYPING_DELAY = 100;

/** Searches plans by name, then chooses the first plan for comparison. */
async function searchAndCompare(page, untilIdle) {
  await page.getByRole('searchbox', { name: 'Cari nama produk' }).tap();
  // Some pages load their scripts at the first touch: waits until they have done so.
  await untilIdle();
  await page.keyboard.type(SEARCH_TEXT, { delay: TYPING_DELAY });
  await page.keyboard.press('Enter');
  await page.waitForFunction((text) => {
    const names = [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent ?? '');
    return names.length > 0 && names.every((name) => name.toLowerCase().includes(text));
  }, SEARCH_TEXT);
  await untilIdle();
  const compareButton = page.getByRole('button', { name: /^Bandingkan / }).first();
  await compareButton.tap();
  await page.locator('button[aria-pressed="true"]').first().waitFor();
}

/** Types into the field as a person does: a tap, then key after key. */
async function fill(page, name, text) {
  const field = page.getByRole('textbox', { name });
  await field.tap();
  await page.keyboard.type(text, { delay: TYPING_DELAY });
}

/** The label of the last field of the first step. The last match, because a peer repeats the text for screen readers. */
const termsCheckbox = (page) => page.getByText('Saya sudah membaca dan menyetujui ketentuan diatas').last();

/** Accepts the terms, fills in two fields of the second step, and submits that step with the others empty. */
async function submitIncompleteStep(page, untilIdle) {
  const nextButton = page.getByRole('button', { name: 'Lanjut' });
  await termsCheckbox(page).tap();
  await nextButton.tap();
  await page.getByRole('textbox', { name: 'Nama Lengkap' }).waitFor();
  await untilIdle();
  await fill(page, 'Nama Lengkap', 'Siti Aminah');
  await fill(page, 'Tempat Lahir', 'Jakarta');
  await nextButton.tap();
  await page.getByText('Nomor Identitas wajib di isi').first().waitFor();
}

export const PLAN_LIST = { content: (page) => page.getByRole('article').first(), use: searchAndCompare };
export const ORDER_FORM = { content: termsCheckbox, use: submitIncompleteStep };
