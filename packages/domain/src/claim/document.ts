import type { AttachmentKind } from '../attachment/kinds.ts';
import type { AttachmentSpec } from '../attachment/rules.ts';
import type { ClaimRisk } from './cause.ts';
import { LIABILITY_CAUSE, THIRD_PARTY, VEHICLE_THEFT } from './cause.ts';

/**
 * A document of a claim [3 §3]. `codeNumber` is the cause, or the code of a third party's claim, that requires the
 * document; '' for a document of every claim.
 */
export type ClaimDocument = AttachmentSpec & { codeNumber: string; description: string };

/** Maximum and minimum number of files of a document with several files [3 §9]. */
export const MOST_CLAIM_FILES = 10;
export const FEWEST_CLAIM_FILES = 2;

const PAPER_MB = 5;
const VIDEO_MB = 25;

type PaperOptions = { optional?: true; kind?: AttachmentKind; description?: string };

const paper = (code: string, name: string, options: PaperOptions = {}): ClaimDocument => ({
  codeNumber: '',
  code,
  name,
  extention: options.kind ?? 'pdf_image',
  description: options.description ?? '',
  required: !options.optional,
  limit: PAPER_MB,
});

/** Returns a document that consists of two to ten files. */
const pictures = (code: string, name: string, kind: AttachmentKind = 'image'): ClaimDocument => ({
  ...paper(code, name, { kind, description: 'Dari beberapa sisi, cukup terang, dan tidak buram.' }),
  limit: kind === 'image' ? PAPER_MB : VIDEO_MB,
  min: FEWEST_CLAIM_FILES,
  max: MOST_CLAIM_FILES,
});

const asOptional = (document: ClaimDocument): ClaimDocument => ({ ...document, required: false });

/** The documents of every claim of a risk. Sources: `server/seed/data/SOURCES.md`. */
const DOCUMENTS: Readonly<Record<ClaimRisk, readonly ClaimDocument[]>> = {
  vehicle: [
    paper('FORM', 'Formulir laporan klaim yang diisi dan ditandatangani'),
    paper('KRONOLOGI', 'Kronologi kejadian'),
    paper('POLIS', 'Salinan polis dan endorsemen', { optional: true }),
    paper('SIM', 'Salinan SIM pengemudi saat kejadian'),
    paper('STNK', 'Salinan STNK'),
    paper('KTP', 'Salinan KTP tertanggung'),
  ],
  fire: [
    paper('LAPORAN', 'Formulir laporan kerugian'),
    paper('TUNTUTAN', 'Surat tuntutan ganti rugi'),
    paper('POLIS', 'Salinan polis dan endorsemen', { optional: true }),
    paper('KTP', 'Salinan KTP'),
    pictures('FOTO', 'Foto kerusakan', 'video_image'),
    paper('POLISI_LURAH', 'Surat keterangan kepolisian atau lurah'),
    paper('RAB', 'Rincian biaya perbaikan dari kontraktor'),
    paper('DENAH', 'Denah bangunan', { optional: true }),
    paper('PBB', 'Salinan PBB', { optional: true }),
    paper('SERTIFIKAT', 'Bukti kepemilikan / perjanjian sewa', { optional: true }),
    paper('DAFTAR_ISI', 'Daftar perabot / inventaris dan nilainya', {
      optional: true,
      description: 'Bila isi bangunan ikut diasuransikan.',
    }),
    asOptional(pictures('FAKTUR', 'Kuitansi atau faktur pembelian', 'pdf_image')),
    paper('STOK', 'Kartu stok dan laporan penjualan', {
      optional: true,
      description: 'Bila barang dagangan ikut diasuransikan.',
    }),
  ],
  earthquake: [
    paper('LAPORAN', 'Formulir laporan kerugian'),
    paper('POLIS', 'Salinan polis', { optional: true }),
    pictures('FOTO', 'Foto kerusakan', 'video_image'),
    paper('BMKG', 'Keterangan BMKG tentang gempa', { optional: true }),
    paper('RAB', 'Rincian biaya perbaikan'),
    paper('LURAH', 'Surat keterangan pemerintah setempat'),
  ],
  'personal-accident': [
    paper('FORM', 'Formulir laporan klaim kecelakaan diri'),
    paper('KTP_KK', 'Salinan KTP dan Kartu Keluarga'),
    paper('KRONOLOGI', 'Kronologi / keterangan saksi'),
    paper('DOKTER', 'Surat keterangan dokter tentang cacat tetap', {
      optional: true,
      description: 'Bila kecelakaan mengakibatkan cacat tetap.',
    }),
    asOptional(pictures('FOTO', 'Foto kondisi cacat')),
    {
      ...asOptional(
        pictures('KUITANSI', 'Kuitansi asli dokter, rumah sakit, laboratorium, apotek', 'pdf_image'),
      ),
      description: 'Bila biaya perawatan dimintakan penggantian.',
    },
    paper('RESEP', 'Salinan resep dan rincian biaya', { optional: true }),
    paper('AMBULANS', 'Kuitansi ambulans', { optional: true }),
  ],
  health: [
    paper('FORM', 'Formulir klaim rawat inap / rawat jalan'),
    paper('RESUME', 'Resume medis / surat keterangan dokter'),
    paper('KUITANSI', 'Kuitansi asli dan rincian biaya'),
    paper('PENUNJANG', 'Hasil laboratorium, radiologi'),
    paper('RESEP', 'Salinan resep'),
    paper('KTP_KARTU', 'Salinan KTP dan kartu peserta'),
    paper('REKENING', 'Salinan buku tabungan'),
    paper('KOORDINASI', 'Surat koordinasi manfaat dan kuitansi dilegalisir bila ada penjamin lain', {
      optional: true,
    }),
  ],
};

const DAMAGE_DOCUMENTS = [
  pictures('FOTO', 'Foto seluruh bagian yang rusak'),
  paper('ESTIMASI', 'Estimasi biaya perbaikan bengkel'),
  paper('POLISI', 'Surat keterangan polisi (kerusakan berat / melibatkan pihak ketiga)', { optional: true }),
];

const THEFT_DOCUMENTS = [
  paper('POLISI_HILANG', 'Surat keterangan kehilangan / laporan polisi'),
  paper('BPKB', 'BPKB asli'),
  paper('STNK_ASLI', 'STNK asli atau keterangan blokir'),
  paper('KUNCI', 'Kunci kontak asli dan cadangan'),
  paper('FAKTUR', 'Faktur pembelian'),
  paper('KWITANSI', 'Kuitansi kosong bermeterai'),
  paper('SUBROGASI', 'Surat subrogasi / pelepasan hak'),
];

const LIABILITY_DOCUMENTS = [
  paper('TUNTUTAN', 'Surat tuntutan pihak ketiga'),
  paper('POLISI', 'Laporan kepolisian'),
  paper('SIM_KTP_PIHAK3', 'Salinan SIM dan KTP pihak ketiga'),
  paper('STNK_PIHAK3', 'Salinan STNK kendaraan pihak ketiga'),
  paper('ESTIMASI_PIHAK3', 'Estimasi dan rincian kerugian pihak ketiga'),
  pictures('FOTO_PIHAK3', 'Foto kerusakan pihak ketiga'),
  paper('KUITANSI_RS', 'Kuitansi perawatan / surat kematian', { optional: true }),
];

const FIRE_SERVICE_DOCUMENTS = [
  paper('DAMKAR', 'Surat keterangan dinas pemadam kebakaran', { optional: true }),
];
const TRAFFIC_POLICE_DOCUMENTS = [paper('POLISI', 'Surat keterangan polisi (kecelakaan lalu lintas)')];

/** Documents for the benefits of a living insured person: disability and treatment. */
export const LIVING_BENEFIT_CODES: readonly string[] = ['DOKTER', 'FOTO', 'KUITANSI', 'RESEP', 'AMBULANS'];

/** Additional documents for a claim by an heir. */
export const HEIR_DOCUMENTS: readonly ClaimDocument[] = [
  paper('KEMATIAN', 'Sertifikat kematian dinas kependudukan / surat keterangan meninggal'),
  paper('WARIS', 'Surat keterangan ahli waris'),
  paper('VISUM', 'Visum / resume medis'),
];

/** Returns the documents that a cause requires in addition to the documents of its risk. */
function documentsOfCause(risk: ClaimRisk, cause: string): readonly ClaimDocument[] {
  if (risk === 'vehicle') {
    if (cause === VEHICLE_THEFT) return THEFT_DOCUMENTS;
    return cause === LIABILITY_CAUSE ? LIABILITY_DOCUMENTS : DAMAGE_DOCUMENTS;
  }
  if (risk === 'fire' && /^FI0[1-5]$/.test(cause)) return FIRE_SERVICE_DOCUMENTS;
  if (cause === 'PA01') return TRAFFIC_POLICE_DOCUMENTS;
  return [];
}

/** Returns the documents of every claim of a risk. */
export const documentsOfRisk = (risk: ClaimRisk): readonly ClaimDocument[] => DOCUMENTS[risk];

/**
 * Returns the additional documents by code [3 §3]: the code is a cause, or 2003 for a third party's claim.
 */
export function optionalDocuments(
  risk: ClaimRisk,
  causes: readonly string[],
): Record<string, readonly ClaimDocument[]> {
  const causeEntries = causes.flatMap((cause) => {
    const documents = documentsOfCause(risk, cause);
    return documents.length > 0 ? [[cause, documents] as const] : [];
  });
  const thirdPartyEntries = risk === 'vehicle' ? [[THIRD_PARTY, LIABILITY_DOCUMENTS] as const] : [];
  return Object.fromEntries([...causeEntries, ...thirdPartyEntries]);
}
