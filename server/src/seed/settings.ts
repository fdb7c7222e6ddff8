import { DEFAULT_USUAL_DAYS } from '@naungan/domain/claim';
import { addSettings } from '../modules/settings/repository.ts';
import type { Seeder } from './seeder.ts';

/** The settings of the consultation form and the chat link [1 §3], and of claims. */
export const seedSettings: Seeder = async (db, { config: { BRAND } }) => {
  await addSettings(db, 'claim', [
    { slug: 'emailDestination', value: BRAND.email },
    ...Object.entries(DEFAULT_USUAL_DAYS).map(([state, days]) => ({
      slug: `usualDays.${state}`,
      value: String(days),
    })),
  ]);
  await addSettings(db, 'consultant', [
    {
      slug: 'welcomeTextConsultan',
      value: `Halo! Konsultan ${BRAND.name} siap membantu Anda memilih perlindungan yang tepat. Tinggalkan pertanyaan Anda, kami akan menghubungi Anda kembali.`,
    },
    {
      slug: 'confirmationText',
      value:
        'Terima kasih, pesan Anda sudah kami terima. Konsultan kami akan menghubungi Anda paling lambat satu hari kerja.',
    },
    { slug: 'welcomeTextWhatsApp', value: `Halo ${BRAND.name}, saya ingin berkonsultasi mengenai asuransi.` },
    { slug: 'whatsappNumber', value: BRAND.whatsapp },
    { slug: 'emailDestination', value: BRAND.email },
  ]);
};
