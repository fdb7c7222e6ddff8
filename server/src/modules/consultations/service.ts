import type { createConsultation } from '@naungan/api/guests';
import { isProductType, lineOf } from '@naungan/domain/lines';
import { formatPhone } from '@naungan/domain/phone';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { consultantAddress } from '../settings/service.ts';
import { insertConsultation } from './repository.ts';

type Consultation = z.output<typeof createConsultation.body>;

/**
 * Returns lines of the mail: the product on whose page the visitor asked, and the details that the page sent. Pages of
 * buildings send their product as `coverage`.
 */
function productFacts({ product, detail = {} }: Pick<Consultation, 'product' | 'detail'>): string[] {
  const { coverage, ...otherDetails } = detail;
  const isCoverProduct = isProductType(coverage);
  const type = isCoverProduct ? coverage : product;
  return [
    ...(type ? [`Produk: ${isProductType(type) ? lineOf(type).label : type}`] : []),
    ...Object.entries(isCoverProduct ? otherDetails : detail).map(([name, value]) => `${name}: ${value}`),
  ];
}

/** Stores the question and queues its mail to the consultants, in one transaction. */
export async function submitQuestion(
  deps: Deps,
  question: Consultation,
  userId: string | null,
): Promise<void> {
  const { fullName, phoneNumber, email, message, partner } = question;
  await deps.db.transaction(async (tx) => {
    await insertConsultation(tx, { ...question, userId, createdAt: deps.clock() });
    await deps.mail.queue(tx, {
      to: await consultantAddress(tx, deps.config),
      replyTo: { name: fullName, address: email },
      subject: 'Permintaan konsultasi dari situs',
      heading: 'Permintaan konsultasi baru',
      preview: message,
      lines: [
        [
          `Nama: ${fullName}`,
          `Telepon: ${formatPhone(phoneNumber)}`,
          `Email: ${email}`,
          ...productFacts(question),
          ...(partner ? [`Mitra: ${partner}`] : []),
        ].join('\n'),
        `Pesan:\n${message}`,
        userId ? 'Pengirim adalah anggota terdaftar.' : 'Pengirim belum terdaftar sebagai anggota.',
      ],
    });
  });
}
