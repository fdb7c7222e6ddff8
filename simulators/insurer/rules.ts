import { serverLine } from '../../server/src/lines/index.ts';
import {
  documentsOf,
  type OrderRecord,
  type RevisionRequest,
} from '../../server/src/modules/orders/service.ts';

export type Decision =
  | { decision: 'approve' | 'wait' }
  | { decision: 'reject'; reason: string }
  | ({ decision: 'revise' } & RevisionRequest);

type Rule = {
  /** As displayed on the simulator's page. */
  condition: string;
  outcome: string;
  applies: (order: OrderRecord) => boolean;
  decide: (order: OrderRecord) => Decision;
};

const contains = (text: string | undefined, word: string): boolean =>
  text?.toUpperCase().includes(word) ?? false;

const insuredNameContains = (word: string) => (order: OrderRecord) =>
  contains(serverLine(order.productType).insuredName(order), word);

/** Returns the texts of an order in which the rules look for words. */
const ruleTextsOf = (order: OrderRecord) => serverLine(order.productType).simulatorInput(order);
/** Returns whether the member has not revised the order yet. The insurer requests a revision only once. */
const isFirstSubmission = ({ statusOrder }: OrderRecord) => statusOrder === 'neworder';

const requiredCodes = (order: OrderRecord) =>
  documentsOf(order)
    .filter(({ required }) => required)
    .map(({ code }) => code);

/** Rules in the order in which they are tried; the first that applies decides the order. */
export const RULES: Rule[] = [
  {
    condition: 'Nama tertanggung mengandung kata TUNGGU',
    outcome: 'Tidak diputuskan: menunggu keputusan petugas (npm run desk)',
    applies: insuredNameContains('TUNGGU'),
    decide: () => ({ decision: 'wait' }),
  },
  {
    condition: 'Nama tertanggung mengandung kata TOLAK',
    outcome: 'Ditolak',
    applies: insuredNameContains('TOLAK'),
    decide: ({ productType }) => ({
      decision: 'reject',
      reason: `${serverLine(productType).refusalSubject} tertanggung belum memenuhi ketentuan kami.`,
    }),
  },
  {
    condition: 'Tempat lahir mengandung kata REVISI DATA, pada pemeriksaan pertama',
    outcome: 'Dikembalikan: data diri dan alamat tertanggung harus diperbaiki',
    applies: (order) => isFirstSubmission(order) && contains(ruleTextsOf(order).birthplace, 'REVISI DATA'),
    decide: () => ({
      decision: 'revise',
      items: ['insured', 'address'],
      attachments: [],
      feedback: 'Data diri dan alamat tertanggung belum sesuai dengan kartu identitas.',
    }),
  },
  {
    condition: 'Tempat lahir mengandung kata REVISI, pada pemeriksaan pertama',
    outcome: 'Dikembalikan: lampiran wajib harus diunggah ulang',
    applies: (order) => isFirstSubmission(order) && contains(ruleTextsOf(order).birthplace, 'REVISI'),
    decide: (order) => ({
      decision: 'revise',
      items: ['attachment'],
      attachments: requiredCodes(order),
      feedback: 'Lampiran kurang jelas, mohon unggah kembali berkas yang dapat dibaca.',
    }),
  },
  {
    condition: 'Nama penerima manfaat mengandung kata REVISI, pada pemeriksaan pertama',
    outcome: 'Dikembalikan: penerima manfaat harus diperbaiki',
    applies: (order) => isFirstSubmission(order) && contains(ruleTextsOf(order).beneficiary, 'REVISI'),
    decide: () => ({
      decision: 'revise',
      items: ['beneficiary'],
      attachments: [],
      feedback: 'Nama penerima manfaat belum sesuai dengan kartu identitasnya.',
    }),
  },
  {
    condition: 'Nomor mesin mengandung kata REVISI, pada pemeriksaan pertama',
    outcome: 'Dikembalikan: data kendaraan harus diperbaiki, dan foto pertamanya diunggah ulang',
    applies: (order) => isFirstSubmission(order) && contains(ruleTextsOf(order).engineNumber, 'REVISI'),
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
    condition: 'Alamat bangunan mengandung kata REVISI',
    outcome: 'Ditolak dengan alasan yang dapat diperbaiki: pesanan properti tidak dapat dikembalikan',
    applies: (order) => contains(ruleTextsOf(order).street, 'REVISI'),
    decide: () => ({
      decision: 'reject',
      reason: 'Foto bangunan kurang jelas, mohon pesan lagi dengan foto yang dapat dilihat.',
    }),
  },
];

export const DEFAULT_RULE_TEXT = 'Pesanan lainnya disetujui.';

/** Returns the insurer's decision on an order: the decision of the first rule that applies, else an approval. */
export function decisionOn(order: OrderRecord): Decision {
  return RULES.find(({ applies }) => applies(order))?.decide(order) ?? { decision: 'approve' };
}
