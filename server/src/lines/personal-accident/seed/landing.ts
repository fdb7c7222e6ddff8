import type { Landing } from '../../landing.ts';
import { COMMON_EXCLUSIONS } from './general-info.ts';

export const PERSONAL_ACCIDENT_LANDING: Landing = {
  slug: 'personal-accident',
  texts: {
    title: 'Agar keluarga tetap terjaga saat Anda tiada',
    description:
      'Asuransi jiwa dan kecelakaan diri dengan santunan meninggal dunia, cacat tetap, dan biaya pengobatan. Masukkan tanggal lahir untuk melihat premi.',
    insurers: ['NRG', 'SBK', 'TRB', 'RGK', 'PDM', 'WRD'],
    benefits: {
      headTitle: 'Manfaat asuransi kecelakaan diri',
      description:
        'Kecelakaan dapat menghentikan penghasilan dalam sekejap. Santunan memberi keluarga waktu untuk menata kembali hidupnya.',
      items: [
        {
          icon: 'banknote',
          title: 'Santunan dalam jumlah tetap',
          description: 'Dibayarkan sesuai uang pertanggungan, di samping santunan dari polis lain.',
        },
        {
          icon: 'wallet',
          title: 'Premi ringan',
          description: 'Perlindungan besar dengan premi tahunan yang terjangkau.',
        },
        {
          icon: 'clock',
          title: 'Umumnya tanpa masa tunggu',
          description: 'Perlindungan dari kecelakaan berjalan sejak polis berlaku.',
        },
        {
          icon: 'user-check',
          title: 'Penerima yang Anda pilih',
          description: 'Tentukan sendiri penerima manfaat utama dan penerima kedua.',
        },
      ],
    },
    details: {
      headTitle: 'Cara kerjanya',
      description: 'Seluruh proses dilakukan secara online dan dapat dipantau dari akun Anda.',
      items: [
        {
          icon: 'calculator',
          title: 'Masukkan tanggal lahir',
          description: 'Produk dan premi disesuaikan dengan usia tertanggung pada hari ini.',
        },
        {
          icon: 'list-checks',
          title: 'Bandingkan dua produk',
          description: 'Sandingkan uang pertanggungan, santunan cacat tetap, dan biaya pengobatan.',
        },
        {
          icon: 'users',
          title: 'Isi data dan penerima manfaat',
          description: 'Data diri sesuai KTP, alamat, penerima manfaat, dan unggahan kartu identitas.',
        },
        {
          icon: 'file-check',
          title: 'Bayar dan terima polis',
          description: 'Setelah pesanan disetujui dan dibayar, polis dapat diunduh dari akun Anda.',
        },
      ],
    },
    coverages: {
      headTitle: 'Yang dapat dijamin',
      description:
        'Empat jaminan yang lazim. Tidak semua produk memuat seluruhnya; rinciannya ada di halaman produk.',
      items: [
        {
          icon: 'umbrella',
          title: 'Meninggal dunia',
          description: 'Santunan 100% uang pertanggungan kepada penerima manfaat.',
        },
        {
          icon: 'shield-check',
          title: 'Cacat tetap',
          description: 'Santunan menurut persentase dalam tabel polis, sampai 100% uang pertanggungan.',
        },
        {
          icon: 'clock',
          title: 'Cacat sementara',
          description: 'Santunan berkala selama belum dapat bekerja, pada produk yang menyediakannya.',
        },
        {
          icon: 'stethoscope',
          title: 'Biaya pengobatan',
          description: 'Penggantian biaya perawatan akibat kecelakaan sesuai kuitansi, sampai batas manfaat.',
        },
      ],
    },
    notCovered: COMMON_EXCLUSIONS,
  },
};
