import { formatRupiah } from '@naungan/domain/money';
import { statusRow } from '@naungan/domain/status';
import { formatMoment } from '../../core/data-copy.ts';
import type { PersonalData } from '../../core/module.ts';
import { listInvoices } from './repository.ts';

/** Only copies the invoices. The payments module declares that invoices are retained when an account is deleted. */
export const invoiceData: PersonalData = {
  async copy(db, _deps, member) {
    const invoices = await listInvoices(db, member.id);
    const facts = invoices.map(({ invoiceNumber, total, status, createdAt }) => ({
      title: invoiceNumber,
      value: `${formatRupiah(total)}, ${statusRow(status).label}, ${formatMoment(createdAt)}`,
    }));
    return {
      data: { invoices: invoices.map(({ userId: _, ...invoice }) => invoice) },
      chapters: [{ title: 'Invoice', facts }],
    };
  },
};
