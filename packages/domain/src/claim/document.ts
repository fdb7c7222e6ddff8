import type { AttachmentKind } from '../attachment/kinds.ts';
import type { AttachmentSpec } from '../attachment/rules.ts';
import type { ClaimRisk } from './cause.ts';
import { LIABILITY_CAUSE, THIRD_PARTY_DOCUMENTS, VEHICLE_THEFT } from './cause.ts';

/**
 * A document of a claim [3 §3]. `codeNumber` is the code of the cause that requires the document, or 2003 for a third
 * party's claim; '' for a document of every claim.
 */
export type ClaimDocument = AttachmentSpec & { codeNumber: string; description: string };

/** Maximum number of files of any document [3 §9]. */
export const MAX_FILES_PER_DOCUMENT = 10;
/** Minimum number of files of a document that may have several files [3 §9]; other documents have exactly one file. */
export const MIN_FILES_OF_MULTI_FILE_DOCUMENT = 2;

const DOCUMENT_MB = 5;
/** For documents that may be a video or a PDF of several pages. */
const LARGE_FILE_MB = 25;

type DocumentOptions = { optional?: true; kind?: AttachmentKind; description?: string };

const singleFileDocument = (code: string, name: string, options: DocumentOptions = {}): ClaimDocument => ({
  // For a document of a cause or of a third party's claim, `documentsOfProduct` replaces '' by the code.
  codeNumber: '',
  code,
  name,
  extention: options.kind ?? 'pdf_image',
  description: options.description ?? '',
  required: !options.optional,
  limit: DOCUMENT_MB,
});

/** Returns a document that consists of two to ten files. */
const multiFileDocument = (code: string, name: string, kind: AttachmentKind = 'image'): ClaimDocument => ({
  ...singleFileDocument(code, name, {
    kind,
    description: 'Dari beberapa sisi, cukup terang, dan tidak buram.',
  }),
  limit: kind === 'image' ? DOCUMENT_MB : LARGE_FILE_MB,
  min: MIN_FILES_OF_MULTI_FILE_DOCUMENT,
  max: MAX_FILES_PER_DOCUMENT,
});

const asOptional = (document: ClaimDocument): ClaimDocument => ({ ...document, required: false });

/** The documents of every claim of a risk. Sources: `server/seed/data/SOURCES.md`. */
const DOCUMENTS: Readonly<Record<ClaimRisk, readonly ClaimDocument[]>> = {
  vehicle: [
    singleFileDocument('FORM', 'Formulir laporan klaim yang diisi dan ditandatangani'),
    singleFileDocument('KRONOLOGI', 'Kronologi kejadian'),
    singleFileDocument('POLIS', 'Salinan polis dan endorsemen', { optional: true }),
    singleFileDocument('SIM', 'Salinan SIM pengemudi saat kejadian'),
    singleFileDocument('STNK', 'Salinan STNK'),
    singleFileDocument('KTP', 'Salinan KTP tertanggung'),
  ],
  fire: [
    singleFileDocument('LAPORAN', 'Formulir laporan kerugian'),
    singleFileDocument('TUNTUTAN', 'Surat tuntutan ganti rugi'),
    singleFileDocument('POLIS', 'Salinan polis dan endorsemen', { optional: true }),
    singleFileDocument('KTP', 'Salinan KTP'),
    multiFileDocument('FOTO', 'Foto kerusakan', 'video_image'),
    singleFileDocument('POLISI_LURAH', 'Surat keterangan kepolisian atau lurah'),
    singleFileDocument('RAB', 'Rincian biaya perbaikan dari kontraktor'),
    singleFileDocument('DENAH', 'Denah bangunan', { optional: true }),
    singleFileDocument('PBB', 'Salinan PBB', { optional: true }),
    singleFileDocument('SERTIFIKAT', 'Bukti kepemilikan / perjanjian sewa', { optional: true }),
    singleFileDocument('DAFTAR_ISI', 'Daftar perabot / inventaris dan nilainya', {
      optional: true,
      description: 'Bila isi bangunan ikut diasuransikan.',
    }),
    asOptional(multiFileDocument('FAKTUR', 'Kuitansi atau faktur pembelian', 'pdf_image')),
    singleFileDocument('STOK', 'Kartu stok dan laporan penjualan', {
      optional: true,
      description: 'Bila barang dagangan ikut diasuransikan.',
    }),
  ],
  earthquake: [
    singleFileDocument('LAPORAN', 'Formulir laporan kerugian'),
    singleFileDocument('POLIS', 'Salinan polis', { optional: true }),
    multiFileDocument('FOTO', 'Foto kerusakan', 'video_image'),
    singleFileDocument('BMKG', 'Keterangan BMKG tentang gempa', { optional: true }),
    singleFileDocument('RAB', 'Rincian biaya perbaikan'),
    singleFileDocument('LURAH', 'Surat keterangan pemerintah setempat'),
  ],
  'personal-accident': [
    singleFileDocument('FORM', 'Formulir laporan klaim kecelakaan diri'),
    singleFileDocument('KTP_KK', 'Salinan KTP dan Kartu Keluarga'),
    singleFileDocument('KRONOLOGI', 'Kronologi / keterangan saksi'),
    singleFileDocument('DOKTER', 'Surat keterangan dokter tentang cacat tetap', {
      optional: true,
      description: 'Bila kecelakaan mengakibatkan cacat tetap.',
    }),
    asOptional(multiFileDocument('FOTO', 'Foto kondisi cacat')),
    {
      ...asOptional(
        multiFileDocument('KUITANSI', 'Kuitansi asli dokter, rumah sakit, laboratorium, apotek', 'pdf_image'),
      ),
      description: 'Bila biaya perawatan dimintakan penggantian.',
    },
    singleFileDocument('RESEP', 'Salinan resep dan rincian biaya', { optional: true }),
    singleFileDocument('AMBULANS', 'Kuitansi ambulans', { optional: true }),
  ],
  health: [
    singleFileDocument('FORM', 'Formulir klaim rawat inap / rawat jalan'),
    singleFileDocument('RESUME', 'Resume medis / surat keterangan dokter'),
    singleFileDocument('KUITANSI', 'Kuitansi asli dan rincian biaya'),
    singleFileDocument('PENUNJANG', 'Hasil laboratorium, radiologi'),
    singleFileDocument('RESEP', 'Salinan resep'),
    singleFileDocument('KTP_KARTU', 'Salinan KTP dan kartu peserta'),
    singleFileDocument('REKENING', 'Salinan buku tabungan'),
    singleFileDocument(
      'KOORDINASI',
      'Surat koordinasi manfaat dan kuitansi dilegalisir bila ada penjamin lain',
      {
        optional: true,
      },
    ),
  ],
};

const DAMAGE_DOCUMENTS = [
  multiFileDocument('FOTO', 'Foto seluruh bagian yang rusak'),
  singleFileDocument('ESTIMASI', 'Estimasi biaya perbaikan bengkel'),
  singleFileDocument('POLISI', 'Surat keterangan polisi (kerusakan berat / melibatkan pihak ketiga)', {
    optional: true,
  }),
];

const THEFT_DOCUMENTS = [
  singleFileDocument('POLISI_HILANG', 'Surat keterangan kehilangan / laporan polisi'),
  singleFileDocument('BPKB', 'BPKB asli'),
  singleFileDocument('STNK_ASLI', 'STNK asli atau keterangan blokir'),
  singleFileDocument('KUNCI', 'Kunci kontak asli dan cadangan'),
  singleFileDocument('FAKTUR', 'Faktur pembelian'),
  singleFileDocument('KWITANSI', 'Kuitansi kosong bermeterai'),
  singleFileDocument('SUBROGASI', 'Surat subrogasi / pelepasan hak'),
];

const LIABILITY_DOCUMENTS = [
  singleFileDocument('TUNTUTAN', 'Surat tuntutan pihak ketiga'),
  singleFileDocument('POLISI', 'Laporan kepolisian'),
  singleFileDocument('SIM_KTP_PIHAK3', 'Salinan SIM dan KTP pihak ketiga'),
  singleFileDocument('STNK_PIHAK3', 'Salinan STNK kendaraan pihak ketiga'),
  singleFileDocument('ESTIMASI_PIHAK3', 'Estimasi dan rincian kerugian pihak ketiga'),
  multiFileDocument('FOTO_PIHAK3', 'Foto kerusakan pihak ketiga'),
  singleFileDocument('KUITANSI_RS', 'Kuitansi perawatan / surat kematian', { optional: true }),
];

/** Documents for a fire, a stroke of lightning or an explosion. */
const FIRE_SERVICE_DOCUMENTS = [
  singleFileDocument('DAMKAR', 'Surat keterangan dinas pemadam kebakaran', { optional: true }),
];
/** Documents for a traffic accident. */
const TRAFFIC_POLICE_DOCUMENTS = [
  singleFileDocument('POLISI', 'Surat keterangan polisi (kecelakaan lalu lintas)'),
];

/** Documents for the benefits of a living insured person: disability and treatment. */
export const LIVING_BENEFIT_CODES: readonly string[] = ['DOKTER', 'FOTO', 'KUITANSI', 'RESEP', 'AMBULANS'];

/** Additional documents for a claim by an heir. */
export const HEIR_DOCUMENTS: readonly ClaimDocument[] = [
  singleFileDocument('KEMATIAN', 'Sertifikat kematian dinas kependudukan / surat keterangan meninggal'),
  singleFileDocument('WARIS', 'Surat keterangan ahli waris'),
  singleFileDocument('VISUM', 'Visum / resume medis'),
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
 * Returns the additional documents of each cause, and of a third party's claim (code 2003), by code [3 §3].
 */
export function additionalDocuments(
  risk: ClaimRisk,
  causes: readonly string[],
): Record<string, readonly ClaimDocument[]> {
  const causeEntries = causes.flatMap((cause) => {
    const documents = documentsOfCause(risk, cause);
    return documents.length > 0 ? [[cause, documents] as const] : [];
  });
  const thirdPartyEntries = risk === 'vehicle' ? [[THIRD_PARTY_DOCUMENTS, LIABILITY_DOCUMENTS] as const] : [];
  return Object.fromEntries([...causeEntries, ...thirdPartyEntries]);
}
