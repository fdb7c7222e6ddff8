import { formatRupiah } from '@naungan/domain/money';
import { statusRow } from '@naungan/domain/status';
import { moment } from '../../core/data-copy.ts';
import type { PersonalData } from '../../core/module.ts';
import { listInvoices } from './repository.ts';

/** That invoices are kept is told with their payments. */
export const invoiceData: PersonalData = {
  async copy(db, _deps, member) {
    const invoices = await listInvoices(db, member.id);
    const facts = invoices.map(({ invoiceNumber, total, status, createdAt }) => ({
      title: invoiceNumber,
      value: `${formatRupiah(total)}, ${statusRow(status).label}, ${moment(createdAt)}`,
    }));
    return {
      data: { invoices: invoices.map(({ userId: _, ...invoice }) => invoice) },
      chapters: [{ title: 'Invoice', facts }],
    };
  },
};
