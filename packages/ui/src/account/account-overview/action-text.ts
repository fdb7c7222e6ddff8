import { formatDate, formatDateTime, formatLongDate } from '@naungan/domain/dates';
import { canBeRevised } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import type { PendingAction } from '@naungan/domain/overview/record';
import type { Links } from '../../primitives/host/index.ts';
import { draftHref, draftTitle } from '../../records/draft-list/index.ts';

export type ActionText = {
  key: string;
  title: string;
  /** Name of the product; for a draft, the title of the draft. */
  subject: string;
  /** Number of the record; '' for a draft. */
  number: string;
  /** The deadline as a text; '' without a deadline. */
  deadline: string;
  /** Label of the button. */
  label: string;
  href: string;
};

/** Returns the texts and the link of a pending action. */
export function actionText(action: PendingAction, links: Links): ActionText {
  switch (action.kind) {
    case 'payment': {
      const { invoice } = action;
      return {
        key: invoice._id,
        title: `Bayar ${formatRupiah(invoice.total)}`,
        subject: invoice.productName,
        number: invoice.invoiceNumber,
        deadline: invoice.dueDate ? `Paling lambat ${formatDateTime(invoice.dueDate)}` : '',
        label: 'Bayar',
        href: links.invoice(invoice.productType, invoice.orderId),
      };
    }
    case 'revision': {
      const { order } = action;
      const isRevisable = canBeRevised(order.productType);
      return {
        key: order._id,
        title: isRevisable ? 'Perbaiki data Anda' : 'Pesan lagi dengan data yang diperbaiki',
        subject: order.productName,
        number: order.kpaNumber,
        deadline: '',
        label: isRevisable ? 'Perbarui data' : 'Lihat pesanan',
        href: isRevisable
          ? links.revision(order.productType, order._id)
          : links.order(order.productType, order._id),
      };
    }
    case 'claim': {
      const { claim, title, before } = action;
      return {
        key: claim.id,
        title,
        subject: claim.content.title,
        number: claim.head.title,
        deadline: before ? `Sebelum ${formatLongDate(before)}` : '',
        label: 'Lanjutkan',
        href: links.claim(claim.id),
      };
    }
    case 'draft': {
      const { draft } = action;
      return {
        key: draft.name,
        title: 'Lanjutkan draf',
        subject: draftTitle(draft),
        number: '',
        deadline: `Disimpan sampai ${formatDate(draft.expiresAt)}`,
        label: 'Lanjutkan',
        href: draftHref(draft, links),
      };
    }
  }
}
