import { formatDate, formatDateTime, formatLongDate } from '@naungan/domain/dates';
import { canBeRevised } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import type { PendingAction } from '@naungan/domain/overview/record';
import type { Links } from '../../primitives/host/index.ts';
import { draftHref, draftTitle } from '../../records/draft-list/draft-link.ts';

export type ActionText = {
  key: string;
  title: string;
  /** Name of the product; for a draft, the title of the draft. */
  subject: string;
  /** Number of the record; '' for a draft. */
  number: string;
  /** The deadline as a text; '' without a deadline. */
  deadline: string;
  /** The actions that are still possible after a missed deadline; `null` if no deadline was missed. */
  lateNotice: string | null;
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
        // An invoice cannot be paid after its due date, so an overdue invoice is not a pending action.
        lateNotice: null,
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
        lateNotice: null,
        label: isRevisable ? 'Perbarui data' : 'Lihat pesanan',
        href: isRevisable
          ? links.revision(order.productType, order._id)
          : links.order(order.productType, order._id),
      };
    }
    case 'claim': {
      const { claim, task, title, before, lateNotice } = action;
      const isAppeal = task === 'appeal';
      return {
        key: claim.id,
        title,
        subject: claim.content.title,
        number: claim.head.title,
        deadline: before ? `${isAppeal ? 'Banding sebelum' : 'Sebelum'} ${formatLongDate(before)}` : '',
        lateNotice,
        // The member may accept the rejection, so the button does not request an appeal.
        label: isAppeal ? 'Lihat keputusan' : 'Lanjutkan',
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
        lateNotice: null,
        label: 'Lanjutkan',
        href: draftHref(draft, links),
      };
    }
  }
}
