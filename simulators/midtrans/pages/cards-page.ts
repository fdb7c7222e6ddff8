import { outcomeOf, TEST_CARDS } from '../cards/outcomes.ts';
import { html, page } from '../html.ts';
import type { SimulatorSite } from './page-elements.ts';

const formatCardNumber = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Returns the list of test cards with the outcome of each. */
export function cardsPage({ root }: SimulatorSite): string {
  const rows = Object.entries(TEST_CARDS).map(
    ([number, outcome]) =>
      html`<tr><td class="nowrap">${formatCardNumber(number)}</td><td>${outcomeOf(outcome).label}</td></tr>`,
  );
  return page(
    root,
    'Kartu uji',
    html`<h1>Kartu uji</h1>
<p>Masa berlaku: bulan mana saja yang belum lewat. CVV 123, kode OTP 112233. Kartu Visa, Mastercard, JCB, dan Amex lain diterima setelah 3-D Secure.</p>
<div class="scroll" role="region" aria-label="Kartu uji" tabindex="0"><table><thead><tr><th scope="col">Nomor kartu</th><th scope="col">Hasil</th></tr></thead><tbody>${rows}</tbody></table></div>`,
  );
}
