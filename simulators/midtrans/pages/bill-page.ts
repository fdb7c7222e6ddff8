import { formatRupiah } from '@naungan/domain/money';
import { type Html, html, page } from '../html.ts';
import { part } from '../methods/method.ts';
import { methodOf } from '../methods/methods.ts';
import type { Transaction } from '../transaction.ts';
import { action, type Place } from './parts.ts';

const row = (label: string, value: string | null | undefined): Html | null =>
  value ? html`<div><dt>${label}</dt><dd>${value}</dd></div>` : null;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The bill that an ATM or a store shows before payment. */
export function billPage(place: Place, transaction: Transaction): string {
  const { label, number, payer } = methodOf(transaction);
  const { request, vaNumber, grossAmount } = transaction;
  const mandiri = part(request, 'echannel');
  const info =
    textOrNull(mandiri.bill_info1) && `${mandiri.bill_info1} ${textOrNull(mandiri.bill_info2) ?? ''}`;
  const recipient = textOrNull(part(part(request, 'bank_transfer'), 'permata').recipient_name)?.toUpperCase();
  return page(
    place.root,
    'Tagihan',
    html`<h1>Periksa tagihan</h1>
<section class="card">
<dl>
${row(payer === 'shop' ? 'Gerai' : 'Bank', label)}
${row('Penerima', recipient ?? place.merchant)}
${row('Atas nama', request.customer_details?.first_name ?? '-')}
${row('Keterangan', info || textOrNull(part(request, 'cstore').message))}
<div><dt>${number?.label ?? 'Nomor'}</dt><dd class="number">${vaNumber ?? ''}</dd></div>
<div><dt>Jumlah</dt><dd class="amount">${formatRupiah(grossAmount)}</dd></div>
</dl>
<div class="actions">${action(place, transaction, 'pay', 'Bayar')}<a class="button second" href="${place.root}/">Batal</a></div>
</section>`,
  );
}
