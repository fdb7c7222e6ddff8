import { addSettings } from '../modules/settings/repository.ts';
import type { Seeder } from './seeder.ts';

/** The settings of the consultation form and the chat link [1 §3]. */
export const seedSettings: Seeder = (db, { config: { BRAND } }) =>
  addSettings(db, 'consultant', [
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
