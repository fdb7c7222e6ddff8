import { endedInvoiceTitle } from '@naungan/domain/invoice';
import { canBeRevised } from '@naungan/domain/lines';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { canUpdateOrder, isPaid, type PolicyState } from '@naungan/domain/status';
import type { ReactNode } from 'react';
import type { PolicyOfOrder } from '../../lines/line-record.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { type Links, orderAgainHref, useLinks } from '../../primitives/host/index.ts';
import { keepDatesTogether } from '../../primitives/keep-dates-together.ts';
import { PolicyDownload } from '../../records/PolicyDownload.tsx';
import { REJECTED_TITLE } from '../rejected-title.ts';

type ActionContent = {
  title: string;
  text: string;
  /** The insurer's explanation. */
  reason?: string | null;
  action?: ReactNode;
  urgent?: boolean;
};

const IN_PROCESS_TEXT =
  'Perusahaan asuransi sedang memeriksa data Anda. Halaman ini berubah sendiri setelah ada keputusan.';
const STATUS_TEXTS: Readonly<Record<string, string>> = {
  revision: 'Perubahan data Anda sudah kami terima dan sedang diperiksa kembali.',
  reject: 'Perusahaan asuransi tidak menyetujui pengajuan ini. Anda dapat memilih produk lainnya.',
};

/**
 * Returns the next action for an order that the insurer sent back and whose line has no revisions: to order again.
 */
function orderAgainAction(
  { productType, orderId, product, feedback }: OrderDetail,
  links: Links,
): ActionContent {
  return {
    urgent: true,
    title: 'Pesan lagi dengan data yang diperbaiki',
    text: 'Pesanan ini tidak dapat diperbarui. Pesan lagi dengan data yang sama, lalu perbaiki yang diminta, atau hubungi kami.',
    reason: feedback,
    action: (
      <>
        <ButtonLink href={orderAgainHref(links, productType, product._id, orderId)}>Pesan lagi</ButtonLink>
        <ButtonLink variant="secondary" href={links.contact}>
          Hubungi kami
        </ButtonLink>
      </>
    ),
  };
}

/** Titles of the card after the policy was issued, by the state of the policy. */
const ISSUED_TITLES: Readonly<Record<PolicyState, string>> = {
  upcoming: 'Polis Anda sudah terbit',
  active: 'Polis Anda aktif',
  ended: 'Polis Anda sudah berakhir',
  void: 'Polis tidak berlaku',
};

export type NextActionProps = {
  order: OrderDetail;
  /** All policies of the order, if it has several. */
  policies: readonly PolicyOfOrder[] | undefined;
};

/**
 * Returns a download button for each policy; with a label if there are several. Without another primary button, the
 * first download button is primary.
 */
function policyDownloads({ order, policies }: NextActionProps, hasOtherPrimary: boolean): ReactNode {
  const firstVariant = hasOtherPrimary ? 'secondary' : 'primary';
  if (!policies) return <PolicyDownload href={order.policy.policyAttachment} variant={firstVariant} />;
  return policies.map(({ label, attachment }, index) => (
    <PolicyDownload
      key={label}
      href={attachment}
      label={`Unduh Polis ${label}`}
      variant={index > 0 ? 'secondary' : firstVariant}
    />
  ));
}

/** Returns whether the next action is the payment. Its button is next to the amounts. */
export const isPayable = ({ headers, invoice }: OrderDetail): boolean =>
  !canUpdateOrder(headers.statusOrder) && invoice?.paymentStatus === 'pending';

function nextActionOf(props: NextActionProps, links: Links): ActionContent {
  const { order } = props;
  const { productType, orderId, headers, invoice, policy, feedback } = order;
  if (canUpdateOrder(headers.statusOrder)) {
    if (!canBeRevised(productType)) return orderAgainAction(order, links);
    return {
      urgent: true,
      title: 'Perbaiki data Anda',
      text: feedback ?? 'Perusahaan asuransi meminta perbaikan data.',
      action: <ButtonLink href={links.revision(productType, orderId)}>Perbarui data</ButtonLink>,
    };
  }
  if (isPayable(order)) {
    return {
      urgent: true,
      title: 'Selesaikan pembayaran',
      text: headers.message || 'Pengajuan Anda disetujui. Polis terbit setelah pembayaran kami terima.',
    };
  }
  if (invoice && isPaid(invoice.paymentStatus)) {
    const isEnded = policy.state === 'ended';
    return {
      title: policy.isPolicyApproved ? ISSUED_TITLES[policy.state ?? 'active'] : 'Polis sedang disiapkan',
      text:
        headers.message ||
        (policy.isPolicyApproved
          ? 'Simpan polis ini. Anda memerlukannya saat mengajukan klaim.'
          : 'Pembayaran Anda sudah kami terima. Kami beri tahu Anda melalui email begitu polis terbit.'),
      action: (
        <>
          {isEnded && (
            <ButtonLink href={orderAgainHref(links, productType, order.product._id, orderId)}>
              Pesan lagi
            </ButtonLink>
          )}
          {policyDownloads(props, isEnded)}
          {policy.isPolicyApproved && policy._id && (
            <ButtonLink variant="secondary" href={links.policy(policy._id)}>
              Lihat polis
            </ButtonLink>
          )}
        </>
      ),
    };
  }
  if (invoice) {
    const orderAgainUrl = orderAgainHref(links, productType, order.product._id, orderId);
    // The status 'challenge' means that the payment is under review, so the order may still be paid.
    return {
      title: endedInvoiceTitle(invoice.paymentStatus),
      text: headers.message || 'Invoice ini tidak dapat dibayar lagi.',
      action: (
        <>
          {invoice.paymentStatus !== 'challenge' && <ButtonLink href={orderAgainUrl}>Pesan lagi</ButtonLink>}
          <ButtonLink variant="secondary" href={links.invoice(productType, orderId)}>
            Lihat invoice
          </ButtonLink>
        </>
      ),
    };
  }
  const text = headers.message || (STATUS_TEXTS[headers.statusOrder] ?? IN_PROCESS_TEXT);
  if (headers.statusOrder === 'reject') {
    // In lines without revisions the insurer rejects orders that could be corrected, so the customer can order
    // again.
    const canOrderAgain = !canBeRevised(productType);
    return {
      title: REJECTED_TITLE,
      text,
      reason: feedback,
      action: (
        <>
          {canOrderAgain && (
            <ButtonLink href={orderAgainHref(links, productType, order.product._id, orderId)}>
              Pesan lagi
            </ButtonLink>
          )}
          <ButtonLink variant={canOrderAgain ? 'secondary' : 'primary'} href={links.landing(productType)}>
            Cari produk lainnya
          </ButtonLink>
          <ButtonLink variant="secondary" href={links.contact}>
            Hubungi kami
          </ButtonLink>
        </>
      ),
    };
  }
  return { title: 'Pesanan Anda sedang diproses', text };
}

/** A card with the next action of the customer, or the status while the insurer or the broker acts. */
export function NextAction(props: NextActionProps) {
  const { title, text, reason, action, urgent = false } = nextActionOf(props, useLinks());
  return (
    <Card id="langkah" accent={urgent ? 'action' : 'none'}>
      <Heading level={2} className="nu:text-h5">
        {title}
      </Heading>
      <p className="nu:mt-1 nu:whitespace-pre-line nu:text-muted">{keepDatesTogether(text)}</p>
      {reason && (
        <p className="nu:mt-3 nu:whitespace-pre-line">
          <span className="nu:font-semibold">Penjelasan dari perusahaan asuransi:</span> {reason}
        </p>
      )}
      {action && <div className="nu:mt-4 nu:flex nu:flex-wrap nu:gap-2.5">{action}</div>}
    </Card>
  );
}
