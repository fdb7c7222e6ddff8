import { ALERT_TITLES } from '@naungan/domain/messages';

/** The texts of the steps for a building. Labels and texts of the product are not included. */
export const propertyOrderMessages = {
  noticeTitle: ALERT_TITLES.warning as string,
  searchBuilding: 'Isi data bangunan',
  changeBuilding: 'Ubah data bangunan',
  regionHint: 'Sesuai data saat cek premi.',
  mortgage: 'Data KPR',
  bankHint: 'Bank yang memberi KPR. Namanya dicantumkan pada polis sebagai klausula bank.',
  creditNumberHint: 'Seperti tertulis di perjanjian kredit.',
  address: 'Alamat Objek Bangunan',
  bankClause: 'Klausula Bank',
  yes: 'Ya',
  no: 'Tidak',
  notCovered: 'Yang tidak dijamin',
  /** `name`: 'Kebakaran'. */
  deductible: (name: string) => `Risiko sendiri: ${name}`,
  product: 'Produk',
  insurer: 'Perusahaan asuransi',
  cover: 'Jaminan',
  period: 'Masa pertanggungan',
};
