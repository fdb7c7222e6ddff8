import type { OrderCheck } from '@naungan/api/desk-detail';
import type { ProductType } from '@naungan/domain/lines';
import type { DeskScope } from '../../core/desk-scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { serverLine } from '../../lines/index.ts';
import { dayOfOrder, documentsOf } from './documents.ts';
import { findOrdersOfSameObject } from './duplicates-repository.ts';
import type { OrderRecord } from './record.ts';
import { listAttachments } from './repository.ts';

const resultOf = (
  code: OrderCheck['code'],
  level: OrderCheck['level'],
  text: string,
  records: OrderCheck['records'] = [],
): OrderCheck => ({ code, level, text, records });

/** Returns null for an order without a date of birth: a building's product limits no age. */
function checkAge<L extends ProductType>(order: OrderRecord<L>): OrderCheck | null {
  const ageCheck = serverLine(order.productType).ageCheck(order, dayOfOrder(order));
  if (!ageCheck) return null;
  const { subject, age, minAge, maxAge } = ageCheck;
  const isAllowed = age >= minAge && age <= maxAge;
  const limits = `${minAge} sampai ${maxAge} tahun`;
  return resultOf('age', isAllowed ? 'ok' : 'problem', `${subject} ${age} tahun, batas produk ${limits}`);
}

/** Compares the customer's declarations with those that the insurer requires. */
function checkDeclarations({ product, declarations }: OrderRecord): OrderCheck {
  const requiredAnswers = new Map(product.declarations.map(({ question, answer }) => [question, answer]));
  const deviations = declarations.filter(
    ({ question, answer }) => (requiredAnswers.get(question) ?? answer) !== answer,
  );
  const missingCount = product.declarations.filter(
    ({ question }) => !declarations.some((declaration) => declaration.question === question),
  ).length;
  if (deviations.length > 0) {
    const questions = deviations.map(({ question, answer }) => `${question} (${answer})`).join('; ');
    return resultOf('declaration', 'problem', `Jawaban tidak sesuai ketentuan produk: ${questions}`);
  }
  return missingCount > 0
    ? resultOf('declaration', 'warning', `${missingCount} pernyataan tidak dijawab`)
    : resultOf('declaration', 'ok', 'Semua jawaban sesuai ketentuan produk');
}

/** A document that applies to the insured, and whether the customer sent it. */
export type OrderDocument = { code: string; name: string; required: boolean; sent: boolean };

/** Returns the documents of the order's plan that apply to the insured. */
export async function listOrderDocuments(db: Db | Tx, order: OrderRecord): Promise<OrderDocument[]> {
  const sentCodes = (await listAttachments(db, order.id)).map(({ code }) => code);
  return documentsOf(order).map(({ code, name, required }) => ({
    code,
    name,
    required,
    sent: sentCodes.includes(code),
  }));
}

export const isMissing = ({ required, sent }: OrderDocument): boolean => required && !sent;

function checkDocuments(documents: readonly OrderDocument[]): OrderCheck {
  const missingNames = documents.filter(isMissing).map(({ name }) => name);
  return missingNames.length > 0
    ? resultOf('documents', 'problem', `Belum dikirim: ${missingNames.join(', ')}`)
    : resultOf('documents', 'ok', 'Semua lampiran wajib sudah dikirim');
}

async function checkSameObject(db: Db | Tx, order: OrderRecord, scope: DeskScope): Promise<OrderCheck> {
  const others = await findOrdersOfSameObject(db, order.id, scope);
  if (others.length === 0)
    return resultOf('duplicateObject', 'ok', 'Tidak ada pesanan lain dengan nomor yang sama');
  const isOtherMember = others.some(({ userId }) => userId !== order.userId);
  const text = isOtherMember
    ? 'Nomor yang sama ada pada pesanan anggota lain'
    : 'Nomor yang sama ada pada pesanan lain anggota ini';
  const records = others.map(({ id, number }) => ({ kind: 'order' as const, id, number }));
  return resultOf('duplicateObject', 'warning', text, records);
}

/** Returns what the rules say about an order, for the decision of a person who sees the records of `scope`. */
export async function checkOrder(
  db: Db | Tx,
  order: OrderRecord,
  documents: readonly OrderDocument[],
  scope: DeskScope,
): Promise<OrderCheck[]> {
  const ageCheck = checkAge(order);
  return [
    ...(ageCheck ? [ageCheck] : []),
    checkDeclarations(order),
    checkDocuments(documents),
    await checkSameObject(db, order, scope),
  ];
}
