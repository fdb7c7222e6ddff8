import type { OrderLetterRequest } from '@naungan/api/desk-letters';
import { formatLongDate, formatTime } from '@naungan/domain/dates';
import { REVISION_TITLES, revisionItems } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { rejectionMailText } from '@naungan/domain/order';
import type { Db, Tx } from '../../db/client.ts';
import { serverLine } from '../../lines/index.ts';
import { fullNames } from '../accounts/service.ts';
import { formal, type LetterDraft } from '../letters/service.ts';
import { documentsOf } from './documents.ts';
import { plannedCoverPeriod, priceRows } from './presentation.ts';
import type { OrderRecord } from './record.ts';

/** Returns the record of a letter about the order. */
export const letterRecordOf = ({ id, kpaNumber }: OrderRecord) => ({
  orderId: id,
  claimId: null,
  number: kpaNumber,
});

const insurerOf = ({ product }: OrderRecord) => product.insuranceCompany.company_name;

function factsOf(order: OrderRecord) {
  const { objectInsured, insuredName } = serverLine(order.productType);
  const object = objectInsured?.(order);
  return [
    { title: 'Nomor Pesanan', value: order.kpaNumber },
    { title: 'Produk', value: order.product.productName },
    { title: 'Perusahaan Asuransi', value: insurerOf(order) },
    { title: 'Tertanggung', value: insuredName(order) },
    ...(object ? [object] : []),
    { title: 'Masa Pertanggungan', value: plannedCoverPeriod(order) },
  ];
}

const approval = (order: OrderRecord, dueDate: Date | null) => ({
  subject: 'Persetujuan Permohonan Asuransi',
  opening: [
    `Dengan gembira kami sampaikan bahwa ${insurerOf(order)} menyetujui permohonan asuransi Bapak/Ibu berikut ini.`,
  ],
  amounts: {
    rows: priceRows(order),
    total: { label: 'Total pembayaran', amount: order.amounts.total },
  },
  items: [],
  closing: [
    dueDate
      ? `Mohon selesaikan pembayaran paling lambat ${formatLongDate(dueDate)} pukul ${formatTime(dueDate)}. Tautan pembayarannya kami kirim melalui email.`
      : 'Tautan dan batas waktu pembayaran kami kirim melalui email.',
    'Polis diterbitkan setelah pembayaran kami terima. Pertanggungan belum berlaku sebelum polis terbit.',
  ],
});

const rejection = (order: OrderRecord, reason: string) => {
  const isRevisable = revisionItems(rulesOf(order.productType).steps).length > 0;
  return {
    subject: 'Keputusan atas Permohonan Asuransi',
    opening: [
      `Permohonan asuransi Bapak/Ibu berikut ini sudah diperiksa. Mohon maaf, ${insurerOf(order)} tidak dapat menyetujuinya.`,
    ],
    amounts: null,
    items: [],
    closing: [
      `Penjelasan dari perusahaan asuransi: ${reason}`,
      formal(rejectionMailText(order.kpaNumber, reason, isRevisable).advice),
    ],
  };
};

type RevisionRequest = Omit<Extract<OrderLetterRequest, { kind: 'documents' }>, 'kind'>;

function revision(order: OrderRecord, { items, attachments, feedback }: RevisionRequest) {
  const names = new Map(documentsOf(order).map(({ code, name }) => [code, name]));
  return {
    subject: 'Permintaan Perbaikan Data dan Dokumen',
    opening: [
      `Permohonan asuransi Bapak/Ibu berikut ini sudah diperiksa. Agar dapat kami lanjutkan, ${insurerOf(order)} memerlukan perbaikan.`,
    ],
    amounts: null,
    items: [...new Set(items)].flatMap((item) =>
      item === 'attachment'
        ? [...new Set(attachments)].map((code) => `Dokumen: ${names.get(code) ?? code}`)
        : [REVISION_TITLES[item]],
    ),
    closing: [
      `Catatan dari perusahaan asuransi: ${feedback}`,
      'Perbaikan dapat dikirim melalui halaman pesanan di akun Bapak/Ibu.',
    ],
  };
}

/** Returns the letter of a decision. `dueDate`: the end of the time for the payment, if an invoice exists. */
export async function orderLetter(
  db: Db | Tx,
  order: OrderRecord,
  request: OrderLetterRequest,
  dueDate: Date | null = null,
): Promise<LetterDraft> {
  const recipient = `Bapak/Ibu ${(await fullNames(db, [order.userId])).get(order.userId) ?? ''}`.trim();
  const common = { kind: request.kind, recipient, facts: factsOf(order) };
  switch (request.kind) {
    case 'approved':
      return { ...common, ...approval(order, dueDate) };
    case 'rejected':
      return { ...common, ...rejection(order, request.reason) };
    case 'documents':
      return { ...common, ...revision(order, request) };
  }
}
