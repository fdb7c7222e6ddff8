import type { ProductType } from './product-type.ts';

/** `id` is the step's URL hash, `title` its heading. */
export type WizardStep = { id: string; title: string };

const produk = { id: 'produk', title: 'Detail Produk' };
const tertanggung = { id: 'tertanggung', title: 'Data Diri Tertanggung' };
const alamatTertanggung = { id: 'alamat', title: 'Alamat Tertanggung' };
const penerimaManfaat = { id: 'penerima-manfaat', title: 'Penerima Manfaat' };
const syarat = { id: 'syarat', title: 'Syarat & Ketentuan' };
const pemilik = { id: 'pemilik', title: 'Data Pemilik' };
const alamatPemilik = { id: 'alamat', title: 'Alamat Pemilik' };
const lampiran = { id: 'lampiran', title: 'Lampiran' };
const informasi = { id: 'informasi', title: 'Informasi Lainnya' };
const deklarasi = { id: 'deklarasi', title: 'Deklarasi' };
const ringkasan = { id: 'ringkasan', title: 'Order Summary' };

const propertySteps: readonly WizardStep[] = [
  syarat,
  pemilik,
  alamatPemilik,
  { id: 'objek', title: 'Alamat Objek Bangunan' },
  lampiran,
  informasi,
  deklarasi,
  ringkasan,
];

/** The pages of each order wizard [Q14]. */
export const WIZARD_STEPS: Record<ProductType, readonly WizardStep[]> = {
  kebakaran: propertySteps,
  gempabumi: propertySteps,
  'kebakaran-gempabumi': propertySteps,
  kendaraan: [
    syarat,
    { id: 'produk', title: 'Informasi Produk' },
    { id: 'kendaraan', title: 'Data Kendaraan' },
    pemilik,
    alamatPemilik,
    { id: 'pengiriman', title: 'Pengiriman Polis' },
    lampiran,
    deklarasi,
    { id: 'ringkasan', title: 'Rincian Pesanan' },
  ],
  kecelakaandiri: [
    produk,
    tertanggung,
    alamatTertanggung,
    penerimaManfaat,
    lampiran,
    informasi,
    deklarasi,
    ringkasan,
  ],
  kesehatan: [produk, tertanggung, alamatTertanggung, lampiran, informasi, deklarasi, ringkasan],
};
