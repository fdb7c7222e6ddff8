import type { createConsultation } from '@naungan/api/guests';
import { formatPhone } from '@naungan/domain/phone';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { consultantAddress } from '../settings/service.ts';
import { insertConsultation } from './repository.ts';

export { latestConsultations } from './repository.ts';

type Consultation = z.output<typeof createConsultation.body>;

/** Stores the question and queues its mail to the consultants, in one transaction. */
export async function submitQuestion(
  deps: Deps,
  question: Consultation,
  userId: string | null,
): Promise<void> {
  const { fullName, phoneNumber, email, message, product, detail = {}, partner } = question;
  await deps.db.transaction(async (tx) => {
    await insertConsultation(tx, { ...question, userId, createdAt: deps.clock() });
    await deps.mail.queue(tx, {
      to: await consultantAddress(tx, deps.config),
      subject: 'Permintaan konsultasi dari situs',
      heading: 'Permintaan konsultasi baru',
      lines: [
        `Nama: ${fullName}`,
        `Telepon: ${formatPhone(phoneNumber)}`,
        `Email: ${email}`,
        `Pesan: ${message}`,
        ...(product ? [`Produk: ${product}`] : []),
        ...Object.entries(detail).map(([name, value]) => `${name}: ${value}`),
        ...(partner ? [`Mitra: ${partner}`] : []),
        userId ? 'Pengirim adalah anggota terdaftar.' : 'Pengirim belum terdaftar sebagai anggota.',
      ],
    });
  });
}
