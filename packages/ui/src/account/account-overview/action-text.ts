import { formatDate, formatDateTime, formatLongDate } from '@naungan/domain/dates';
import { canBeRevised } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import type { PendingAction } from '@naungan/domain/overview/record';
import type { Links } from '../../primitives/host/index.ts';
import type { Messages } from '../../primitives/host/messages.ts';
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

type ActionTexts = Messages['AccountOverview'] & { drafts: Messages['DraftList'] };

/** Returns the texts and the link of a pending action. */
export function actionText(action: PendingAction, links: Links, texts: ActionTexts): ActionText {
  switch (action.kind) {
    case 'payment': {
      const { invoice } = action;
      return {
        key: invoice._id,
        title: texts.payAmount(formatRupiah(invoice.total)),
        subject: invoice.productName,
        number: invoice.invoiceNumber,
        deadline: invoice.dueDate ? texts.payBefore(formatDateTime(invoice.dueDate)) : '',
        // An invoice cannot be paid after its due date, so an overdue invoice is not a pending action.
        lateNotice: null,
        label: texts.pay,
        href: links.invoice(invoice.productType, invoice.orderId),
      };
    }
    case 'revision': {
      const { order } = action;
      const isRevisable = canBeRevised(order.productType);
      return {
        key: order._id,
        title: isRevisable ? texts.reviseTitle : texts.orderAgainTitle,
        subject: order.productName,
        number: order.kpaNumber,
        deadline: '',
        lateNotice: null,
        label: isRevisable ? texts.revise : texts.showOrder,
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
        deadline: before ? (isAppeal ? texts.appealBefore : texts.before)(formatLongDate(before)) : '',
        lateNotice,
        // The member may accept the rejection, so the button does not request an appeal.
        label: isAppeal ? texts.showDecision : texts.resume,
        href: links.claim(claim.id),
      };
    }
    case 'draft': {
      const { draft } = action;
      return {
        key: draft.name,
        title: texts.resumeDraft,
        subject: draftTitle(draft, texts.drafts),
        number: '',
        deadline: texts.storedUntil(formatDate(draft.expiresAt)),
        lateNotice: null,
        label: texts.resume,
        href: draftHref(draft, links),
      };
    }
  }
}
