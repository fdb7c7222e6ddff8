import { formatLongDate } from '@naungan/domain/dates';
import { policyPath } from '@naungan/domain/lines';
import { coverText, policyMailAddresses } from '@naungan/domain/policy';
import { greeting } from '../../core/greeting.ts';
import type { MailAttachment } from '../../core/mail.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/index.ts';
import { findUser, type MemberMail, mailMember } from '../accounts/service.ts';
import { findOrder, insuredObject, type OrderRecord, shippingAddress } from '../orders/service.ts';
import { coverLabel } from './kind.ts';
import type { PolicyRecord } from './repository.ts';

/**
 * The printed policies of an order in one parcel: the record of the first policy, and the `numbers` of all policies.
 */
export type Parcel = PolicyRecord & { numbers: string };
type PolicyMail = Pick<MemberMail, 'subject' | 'heading' | 'lines' | 'attachment'> & {
  /** Returns a first paragraph for an insured who is not the buyer. */
  forInsured?: (buyer: string) => string;
};

async function orderOf(db: Db | Tx, orderId: string): Promise<OrderRecord> {
  const order = await findOrder(db, orderId);
  if (!order)
    throw new Error(`Order ${orderId} does not exist, so mails about its policies have no recipient`);
  return order;
}

/** Returns the addresses for mails about the policies of an order, without duplicates [Q28]. */
export async function policyRecipients(db: Db | Tx, orderId: string): Promise<string[]> {
  const order = await orderOf(db, orderId);
  const owner = await findUser(db, order.userId);
  return policyMailAddresses(serverLine(order.productType).insuredEmail(order), owner?.email ?? '');
}

/**
 * Mails the insured, who may have no account. The mail therefore links to the public verification page instead of the
 * policy's page.
 */
async function mailInsured(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  policy: PolicyRecord,
  { lines, forInsured, ...mail }: PolicyMail,
): Promise<void> {
  const owner = await findUser(tx, order.userId);
  const { insuredEmail, insuredName } = serverLine(order.productType);
  // The owner's address is first, so an equal address of the insured is removed as the duplicate.
  const addresses = policyMailAddresses(owner?.email ?? '', insuredEmail(order));
  const to = addresses.find((address) => address !== owner?.email);
  if (!to) return;
  await deps.mail.queue(tx, {
    ...mail,
    to,
    lines: [
      greeting(insuredName(order)),
      ...(forInsured ? [forInsured(owner?.fullName ?? '')] : []),
      ...lines,
    ],
    action: {
      label: 'Periksa keaslian polis',
      url: `${deps.config.PUBLIC_URL}/certificates/${policy.certificateCode}`,
    },
  });
}

async function mailOwnerAndInsured(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  policy: PolicyRecord,
  { forInsured, ...mail }: PolicyMail,
): Promise<void> {
  const action = { label: 'Lihat polis', path: policyPath(policy.id) };
  await mailMember(tx, deps, order.userId, { ...mail, action });
  await mailInsured(tx, deps, order, policy, { ...mail, forInsured });
}

/** Returns a sentence about product and insured object; `numbers` are the numbers of all policies of a parcel. */
function policySentence(order: OrderRecord, policy: PolicyRecord, numbers = policy.policyNumber): string {
  const { productName, insuranceCompany } = order.product;
  const object = insuredObject(order);
  const cover = coverLabel(policy);
  const coverSuffix = cover && numbers === policy.policyNumber ? ` (${cover})` : '';
  const productText = `Produk: ${productName}${coverSuffix} dari ${insuranceCompany.company_name}.`;
  return object === '' ? productText : `${productText} ${object}.`;
}

/** Mails the policy's certificate to the owner and the insured. */
export async function mailIssuedPolicy(
  tx: Tx,
  deps: Deps,
  policy: PolicyRecord,
  attachment: MailAttachment,
): Promise<void> {
  const order = await orderOf(tx, policy.orderId);
  const shippingNotice = order.shipping.printPolicy
    ? [
        `Polis cetak akan kami kirim ke: ${shippingAddress(order)}. Nomor resinya kami kabarkan setelah polis dikirim.`,
      ]
    : [];
  await mailOwnerAndInsured(tx, deps, order, policy, {
    subject: `E-polis ${policy.policyNumber}`,
    heading: 'Polis Anda sudah terbit',
    forInsured: (buyer) => `Polis ini dipesan dan dibayar oleh ${buyer} untuk Anda.`,
    lines: [
      `E-polis nomor ${policy.policyNumber} kami lampirkan pada email ini.`,
      policySentence(order, policy),
      `Polis berlaku ${coverText(policy)}. Simpan berkasnya dengan baik, terutama untuk pengajuan klaim.`,
      ...shippingNotice,
    ],
    attachment,
  });
}

/**
 * Notifies the insured that the policy is void, if the insured's e-mail address differs from the account's. The member
 * gets another mail, about the reversed payment.
 */
export async function mailVoidPolicy(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  policy: PolicyRecord,
): Promise<void> {
  const { phone, email } = deps.config.BRAND;
  await mailInsured(tx, deps, order, policy, {
    subject: `Polis ${policy.policyNumber} tidak berlaku lagi`,
    heading: 'Polis tidak berlaku lagi',
    lines: [
      `Pembayaran untuk polis nomor ${policy.policyNumber} dikembalikan atau dibatalkan. Karena itu polis ini tidak berlaku lagi, dan sertifikatnya tidak dapat digunakan.`,
      policySentence(order, policy),
      `Bila ada pertanyaan, silakan hubungi kami di ${phone} atau ${email}.`,
    ],
  });
}

/** Mails that a printed policy was sent; `isCorrection` if an earlier mail had another courier or tracking number. */
export const mailParcelSent = (
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  policy: Parcel,
  isCorrection: boolean,
): Promise<void> =>
  mailOwnerAndInsured(tx, deps, order, policy, {
    subject: `Polis cetak ${policy.numbers} dikirim${isCorrection ? ' (perbaikan data pengiriman)' : ''}`,
    heading: 'Polis cetak Anda dalam pengiriman',
    lines: [
      ...(isCorrection
        ? ['Data pengiriman yang kami kabarkan sebelumnya keliru. Berikut data yang benar.']
        : []),
      `Polis cetak nomor ${policy.numbers} sudah kami kirim pada ${formatLongDate(policy.policyDeliveryDate ?? '')}.`,
      policySentence(order, policy, policy.numbers),
      `Kurir: ${policy.deliveryCourier}. Nomor resi: ${policy.trackingNumber}.`,
      `Alamat tujuan: ${shippingAddress(order)}.`,
    ],
  });

/** Mails that a printed policy has arrived. */
export function mailParcelArrived(tx: Tx, deps: Deps, order: OrderRecord, policy: Parcel): Promise<void> {
  const { phone, email } = deps.config.BRAND;
  return mailOwnerAndInsured(tx, deps, order, policy, {
    subject: `Polis cetak ${policy.numbers} diterima`,
    heading: 'Polis cetak Anda sudah diterima',
    lines: [
      `Menurut kurir, polis cetak nomor ${policy.numbers} diterima pada ${formatLongDate(policy.policyReceivedDate ?? '')}.`,
      policySentence(order, policy, policy.numbers),
      `Belum menerimanya? Silakan hubungi kami di ${phone} atau ${email}.`,
    ],
  });
}
