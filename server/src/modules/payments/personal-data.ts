import { formatRupiah } from '@naungan/domain/money';
import { statusRow } from '@naungan/domain/status';
import { formatMoment } from '../../core/data-copy.ts';
import type { PersonalData } from '../../core/module.ts';
import type { Db, Tx } from '../../db/client.ts';
import { listInvoices } from '../invoices/service.ts';
import { isActive } from './payment-state.ts';
import { listPaymentsOfInvoices } from './repository.ts';

async function loadMemberRecords(db: Db | Tx, userId: string) {
  const invoices = await listInvoices(db, userId);
  const payments = await listPaymentsOfInvoices(
    db,
    invoices.map(({ id }) => id),
  );
  return { invoices, payments };
}

export const paymentData: PersonalData = {
  async copy(db, _deps, member) {
    const { payments } = await loadMemberRecords(db, member.id);
    const facts = payments.map(({ type, total, status, createdAt }) => ({
      title: type,
      value: `${formatRupiah(total)}, ${statusRow(status).label}, ${formatMoment(createdAt)}`,
    }));
    return {
      data: { payments: payments.map(({ instrument: _, ...payment }) => payment) },
      chapters: [{ title: 'Pembayaran', facts }],
    };
  },
  async retainedRecords(db, userId) {
    const { invoices, payments } = await loadMemberRecords(db, userId);
    if (invoices.length === 0) return [];
    return [
      {
        recordNames: `${invoices.length} invoice dan ${payments.length} catatan pembayaran`,
        reason: 'Undang-Undang Nomor 8 Tahun 1997 mewajibkan kami menyimpan dokumen keuangan.',
        period: '10 tahun sejak akhir tahun buku',
      },
    ];
  },
  async deletionObstacle(db, userId) {
    const { payments } = await loadMemberRecords(db, userId);
    return payments.some(({ status }) => isActive(status))
      ? 'Masih ada pembayaran yang sedang menunggu. Selesaikan, atau tunggu hingga batas waktunya lewat, lalu hapus akun Anda.'
      : null;
  },
};
