import type { NextStep } from './claim-task.ts';
import type { ClaimFacts } from './facts.ts';
import { isSettledByRepair, type RepairStep } from './repair.ts';

/** The card at the top of the claim page that states the next step. */
type RepairCard = Pick<NextStep, 'task' | 'title' | 'text'>;

/** Returns the card that is displayed before the vehicle is in the workshop. */
function cardBeforeRepair(workshop: string | null): RepairCard {
  return workshop === null
    ? {
        task: 'wait',
        title: 'Bengkel sedang ditunjuk',
        text: 'Surat pernyataan Anda sudah kami terima. Perusahaan asuransi menunjuk bengkel untuk kendaraan Anda, dan kami beri tahu Anda melalui email.',
      }
    : {
        task: 'repair',
        title: `Bawa kendaraan ke ${workshop}`,
        text: 'Surat pernyataan Anda sudah kami terima. Hubungi bengkel untuk mengatur waktunya, lalu serahkan kendaraan dan sebutkan nomor klaim Anda.',
      };
}

/** Each function returns the card that is displayed after the step of the repair. */
const CARD_AFTER_STEP: Readonly<Record<RepairStep, (workshop: string) => RepairCard>> = {
  received: (workshop) => ({
    task: 'wait',
    title: 'Kendaraan sudah di bengkel',
    text: `${workshop} sedang menyusun estimasi biaya perbaikan. Setiap langkahnya kami kabarkan melalui email.`,
  }),
  estimate: (workshop) => ({
    task: 'wait',
    title: 'Estimasi biaya sudah disusun',
    text: `Perbaikan kendaraan Anda di ${workshop} segera dikerjakan.`,
  }),
  repair: (workshop) => ({
    task: 'wait',
    title: 'Kendaraan sedang diperbaiki',
    text: `${workshop} sedang memperbaiki kendaraan Anda. Kami beri tahu Anda begitu kendaraan siap diambil.`,
  }),
  ready: (workshop) => ({
    task: 'repair',
    title: 'Kendaraan siap diambil',
    text: `Ambil kendaraan Anda di ${workshop}, dan periksa hasil perbaikannya sebelum menerimanya.`,
  }),
};

const UNNAMED_WORKSHOP = 'Bengkel rujukan';

/** Returns the card of a claim with a signed letter and a repair; `null` for other claims. */
export function repairCard(claim: ClaimFacts, workshop: string | null): RepairCard | null {
  if (claim.state !== 'agreed' || !isSettledByRepair(claim)) return null;
  const lastStep = claim.repair.at(-1);
  return lastStep === undefined
    ? cardBeforeRepair(workshop)
    : CARD_AFTER_STEP[lastStep](workshop ?? UNNAMED_WORKSHOP);
}

/** Returns the card that requests the confirmation of a repair, after the payment to the workshop. */
export const repairConfirmation = (workshop: string | null): RepairCard => ({
  task: 'confirmation',
  title: 'Perbaikan selesai',
  text: `Ambil kendaraan Anda di ${workshop ?? 'bengkel'} bila belum. Setelah hasil perbaikannya Anda periksa, konfirmasi agar klaim ini selesai.`,
});
