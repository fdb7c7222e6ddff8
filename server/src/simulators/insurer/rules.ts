import { serverLine } from '../../lines/catalogue.ts';
import { documentsOf, type OrderRecord, type RevisionRequest } from '../../modules/orders/service.ts';

export type Decision =
  | { decision: 'approve' | 'wait' }
  | { decision: 'reject'; reason: string }
  | ({ decision: 'revise' } & RevisionRequest);

type Rule = {
  /** As a person reads it on the simulator's page. */
  when: string;
  outcome: string;
  applies: (order: OrderRecord) => boolean;
  decide: (order: OrderRecord) => Decision;
};

const named = (word: string) => (order: OrderRecord) =>
  serverLine(order.productType).insuredName(order).toUpperCase().includes(word);

const examined = (order: OrderRecord) => serverLine(order.productType).examined(order);
/** Asked once only: what comes back revised is looked at by the other rules. */
const bornOnce = (word: string) => (order: OrderRecord) =>
  order.statusOrder === 'neworder' && !!examined(order).birthplace?.toUpperCase().includes(word);
/** Asked once only, like a birthplace. */
const beneficiaryOnce = (word: string) => (order: OrderRecord) =>
  order.statusOrder === 'neworder' && !!examined(order).beneficiary?.includes(word);

/** Asked once only, like a birthplace. */
const machineOnce = (word: string) => (order: OrderRecord) =>
  order.statusOrder === 'neworder' && !!examined(order).machine?.includes(word);

const requiredCodes = (order: OrderRecord) =>
  documentsOf(order)
    .filter(({ required }) => required)
    .map(({ code }) => code);

/** The first rule that applies decides; an order that none applies to is approved. */
export const RULES: Rule[] = [
  {
    when: 'Nama tertanggung mengandung kata TUNGGU',
    outcome: 'Tidak diputuskan: menunggu keputusan petugas (npm run desk)',
    applies: named('TUNGGU'),
    decide: () => ({ decision: 'wait' }),
  },
  {
    when: 'Nama tertanggung mengandung kata TOLAK',
    outcome: 'Ditolak',
    applies: named('TOLAK'),
    decide: ({ productType }) => ({
      decision: 'reject',
      reason: `${serverLine(productType).judged} tertanggung belum memenuhi ketentuan kami.`,
    }),
  },
  {
    when: 'Tempat lahir mengandung kata REVISI DATA, pada pemeriksaan pertama',
    outcome: 'Dikembalikan: data diri dan alamat tertanggung harus diperbaiki',
    applies: bornOnce('REVISI DATA'),
    decide: () => ({
      decision: 'revise',
      items: ['insured', 'address'],
      attachments: [],
      feedback: 'Data diri dan alamat tertanggung belum sesuai dengan kartu identitas.',
    }),
  },
  {
    when: 'Tempat lahir mengandung kata REVISI, pada pemeriksaan pertama',
    outcome: 'Dikembalikan: lampiran wajib harus diunggah ulang',
    applies: bornOnce('REVISI'),
    decide: (order) => ({
      decision: 'revise',
      items: ['attachment'],
      attachments: requiredCodes(order),
      feedback: 'Lampiran kurang jelas, mohon unggah kembali berkas yang dapat dibaca.',
    }),
  },
  {
    when: 'Nama penerima manfaat mengandung kata REVISI, pada pemeriksaan pertama',
    outcome: 'Dikembalikan: penerima manfaat harus diperbaiki',
    applies: beneficiaryOnce('REVISI'),
    decide: () => ({
      decision: 'revise',
      items: ['beneficiary'],
      attachments: [],
      feedback: 'Nama penerima manfaat belum sesuai dengan kartu identitasnya.',
    }),
  },
  {
    when: 'Nomor mesin mengandung kata REVISI, pada pemeriksaan pertama',
    outcome: 'Dikembalikan: data kendaraan harus diperbaiki, dan foto pertamanya diunggah ulang',
    applies: machineOnce('REVISI'),
    decide: (order) => {
      const photos = requiredCodes(order).filter((code) => code.startsWith('foto-'));
      return {
        decision: 'revise',
        items: photos.length > 0 ? ['vehicle', 'attachment'] : ['vehicle'],
        attachments: photos.slice(0, 1),
        feedback: 'Nomor mesin belum sesuai dengan STNK, dan foto kendaraan kurang jelas.',
      };
    },
  },
  {
    when: 'Alamat bangunan mengandung kata REVISI',
    outcome: 'Ditolak dengan alasan yang dapat diperbaiki: pesanan properti tidak dapat dikembalikan',
    applies: (order) => !!examined(order).street?.toUpperCase().includes('REVISI'),
    decide: () => ({
      decision: 'reject',
      reason: 'Foto bangunan kurang jelas, mohon pesan lagi dengan foto yang dapat dilihat.',
    }),
  },
];

export const OTHERWISE = 'Pesanan lainnya disetujui.';

export function decide(order: OrderRecord): Decision {
  return RULES.find(({ applies }) => applies(order))?.decide(order) ?? { decision: 'approve' };
}
