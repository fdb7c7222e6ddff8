import { formatRupiah } from '@naungan/domain/money';
import { type Html, html, page } from '../html.ts';
import { objectAt } from '../methods/method.ts';
import { methodOf } from '../methods/methods.ts';
import type { Transaction } from '../transaction.ts';
import { actionForm, type SimulatorSite } from './page-elements.ts';

const definitionRow = (label: string, value: string | null | undefined): Html | null =>
  value ? html`<div><dt>${label}</dt><dd>${value}</dd></div>` : null;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the page with the bill that an ATM or a store shows before payment. */
export function billPage(site: SimulatorSite, transaction: Transaction): string {
  const { label, numberRule, paymentPlace } = methodOf(transaction);
  const { request, vaNumber, grossAmount } = transaction;
  // `echannel` is the payment type of Mandiri's bills.
  const mandiri = objectAt(request, 'echannel');
  const description =
    textOrNull(mandiri.bill_info1) && `${mandiri.bill_info1} ${textOrNull(mandiri.bill_info2) ?? ''}`;
  const recipient = textOrNull(
    objectAt(objectAt(request, 'bank_transfer'), 'permata').recipient_name,
  )?.toUpperCase();
  return page(
    site.root,
    'Tagihan',
    html`<h1>Periksa tagihan</h1>
<section class="card">
<dl>
${definitionRow(paymentPlace === 'shop' ? 'Gerai' : 'Bank', label)}
${definitionRow('Penerima', recipient ?? site.merchant)}
${definitionRow('Atas nama', request.customer_details?.first_name ?? '-')}
${definitionRow('Keterangan', description || textOrNull(objectAt(request, 'cstore').message))}
<div><dt>${numberRule?.label ?? 'Nomor'}</dt><dd class="number">${vaNumber ?? ''}</dd></div>
<div><dt>Jumlah</dt><dd class="amount">${formatRupiah(grossAmount)}</dd></div>
</dl>
<div class="actions">${actionForm(site, transaction, 'pay', 'Bayar')}<a class="button second" href="${site.root}/">Batal</a></div>
</section>`,
  );
}
