import type { DeskOrderCard, DeskOrderDetail, DeskOrderJournal } from '@naungan/api/desk';
import type { DeskArticle } from '@naungan/api/desk-content';
import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';

const pad = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

/** Returns one line per order. */
export function orderLines(orders: DeskOrderCard[]): string {
  if (orders.length === 0) return 'No orders.';
  const line = (order: DeskOrderCard) =>
    [
      order._id,
      order.kpaNumber,
      pad(order.productType, 14),
      pad(order.statusOrder, 9),
      pad(order.invoice?.paymentStatus ?? '-', 9),
      pad(formatRupiah(order.total), 14),
      pad(order.productName, 30),
      order.insuredName,
      ...(order.objectInsured ? [order.objectInsured.value] : []),
      ...(order.partner ? [`partner ${order.partner}`] : []),
    ].join('  ');
  return orders.map(line).join('\n');
}

/** Returns one line per article. */
export function articleLines(
  articles: Pick<DeskArticle, '_id' | 'status' | 'createdAt' | 'title'>[],
): string {
  const line = ({ _id, status, createdAt, title }: (typeof articles)[number]) =>
    [pad(_id, 44), pad(status, 8), createdAt.slice(0, 10), title].join('  ');
  return articles.map(line).join('\n') || 'No articles.';
}

/** Returns one line per change: time, subject, name, old and new value, actor, reason. */
export function journalSheet({ kpaNumber, status, total, entries }: DeskOrderJournal): string {
  const line = ({ at, subject, name, from, to, actor, reason }: (typeof entries)[number]) =>
    [formatDateTime(at), pad(subject, 8), name, `${from ?? '-'} → ${to}`, actor, reason]
      .filter(Boolean)
      .join('  ');
  return [`${kpaNumber}  ${formatRupiah(total)}  ${status}`, ...entries.map(line)].join('\n');
}

/** Returns the data for a decision on an order, with links to the documents; `insuredRows` describe the insured person or object. */
export function orderSheet(order: DeskOrderDetail, insuredRows: [string, string][], origin: string): string {
  const { headers, product, payment } = order;
  const rows: [string, string][] = [
    ['Order', `${headers.kpaNumber}  ${order.orderId}`],
    ['Status', headers.statusOrder],
    ['Placed', formatDateTime(headers.dateOrder)],
    ['Line', order.productType],
    ...(order.partner ? [['Partner', order.partner] as [string, string]] : []),
    ['Plan', `${product.productName}, ${product.insuranceCompany.company_name}`],
    ['Total', formatRupiah(payment.grossPremi)],
    ['Cover', `${order.timePeriod} year(s), from ${order.startDate ?? 'the payment'}`],
    ...insuredRows,
    ...order.declarations.map(({ question, answer }): [string, string] => [
      'Declared',
      `${answer}: ${question}`,
    ]),
    ...order.attachments.map(({ code, url }): [string, string] => [
      'File',
      `${code}: ${new URL(url, origin)}`,
    ]),
    ...(order.feedback ? [['Feedback', order.feedback] as [string, string]] : []),
    ...(order.invoice
      ? [['Invoice', `${order.invoice.invoiceNumber} (${order.invoice.paymentStatus})`] as [string, string]]
      : []),
  ];
  return rows.map(([label, value]) => `${label.padEnd(9)} ${value}`).join('\n');
}
