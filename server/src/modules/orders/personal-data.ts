import type { ProductType } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { statusRow } from '@naungan/domain/status';
import { formatMoment, lineLabel } from '../../core/data-copy.ts';
import { deleteKeys } from '../../core/idempotency.ts';
import type { DataChapter, Deps, Fact, PersonalData } from '../../core/module.ts';
import type { Tx } from '../../db/client.ts';
import { eraseReasons } from '../../db/journal.ts';
import { serverLine } from '../../lines/index.ts';
import { reportSale } from '../partners/service.ts';
import { plannedCoverPeriod, priceRows } from './presentation.ts';
import type { OrderRecord } from './record.ts';
import {
  countOrders,
  deleteUninvoicedOrders,
  listAttachmentsOfOrders,
  listOrdersOfMember,
  listUndecidedOrders,
  type OrderAttachment,
} from './repository.ts';

/** Returns only the names of product and insurer; the other fields of a plan are not the member's data. */
const productName = ({ product }: OrderRecord): string =>
  [product.productName, product.insuranceCompany.company_name].filter(Boolean).join(' – ');

function dataOf(order: OrderRecord, files: OrderAttachment[]) {
  const { userId: _userId, amounts, details, ...otherFields } = order;
  return {
    ...otherFields,
    ...details,
    ...amounts,
    product: productName(order),
    attachments: files.map(
      ({ id: _id, orderId: _order, storageKey: _key, position: _position, ...file }) => file,
    ),
  };
}

const lineFacts = <L extends ProductType>(order: OrderRecord<L>): Fact[] =>
  serverLine(order.productType).personalData(order);

const chapterOf = (order: OrderRecord, files: OrderAttachment[]): DataChapter => ({
  title: `Pesanan ${order.kpaNumber}`,
  facts: [
    { title: 'Produk', value: productName(order), wide: true },
    { title: 'Jenis', value: lineLabel(order.productType) },
    { title: 'Status', value: statusRow(order.statusOrder).label },
    { title: 'Tanggal', value: formatMoment(order.createdAt) },
    { title: 'Masa pertanggungan', value: plannedCoverPeriod(order) },
    ...priceRows(order).map(({ label, amount }) => ({ title: label, value: formatRupiah(amount) })),
    { title: 'Total', value: formatRupiah(order.amounts.total) },
    ...lineFacts(order),
    ...files.map(({ title, fileName }) => ({ title: `Berkas: ${title}`, value: fileName })),
  ],
  table:
    order.declarations.length > 0
      ? {
          columns: ['Pernyataan', 'Jawaban'],
          rows: order.declarations.map(({ question, answer }) => [
            question,
            answer === 'ya' ? 'Ya' : 'Tidak',
          ]),
        }
      : undefined,
});

/**
 * Deletes the member's orders without an invoice, their idempotency keys, and their reasons in the journal. The
 * clean-up of unused files deletes the files of these orders.
 */
async function eraseUninvoicedOrders(tx: Tx, deps: Deps, userId: string): Promise<void> {
  for (const id of await listUndecidedOrders(tx, userId)) await reportSale(tx, deps, id, 'cancelled');
  const ids = await deleteUninvoicedOrders(tx, userId);
  if (ids.length === 0) return;
  await deleteKeys(tx, 'order', ids);
  // The reason for a rejection may name an illness.
  await eraseReasons(tx, 'order', ids);
}

export const orderData: PersonalData = {
  async copy(db, _deps, member) {
    const orders = await listOrdersOfMember(db, member.id);
    const files = await listAttachmentsOfOrders(
      db,
      orders.map(({ id }) => id),
    );
    const filesOf = ({ id }: OrderRecord) => files.filter(({ orderId }) => orderId === id);
    return {
      data: { orders: orders.map((order) => dataOf(order, filesOf(order))) },
      chapters: orders.map((order) => chapterOf(order, filesOf(order))),
    };
  },
  async describeRemovedRecords(db, userId) {
    const { uninvoicedCount } = await countOrders(db, userId);
    return uninvoicedCount > 0 ? ['Pesanan yang belum disetujui beserta berkasnya'] : [];
  },
  async retainedRecords(db, userId) {
    const { invoicedCount } = await countOrders(db, userId);
    if (invoicedCount === 0) return [];
    return [
      {
        recordNames: `${invoicedCount} pesanan yang disetujui beserta data tertanggung, berkas, dan catatan persetujuan Anda`,
        reason:
          'Undang-Undang Nomor 8 Tahun 2010 mewajibkan kami menyimpan data pengenalan nasabah untuk mencegah pencucian uang.',
        period: 'Sekurang-kurangnya 5 tahun setelah hubungan usaha berakhir',
      },
    ];
  },
  erase: (tx, { userId }, deps) => eraseUninvoicedOrders(tx, deps, userId),
};
