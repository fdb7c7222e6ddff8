import type { Landing } from '../../landing.ts';
import { EXCLUSIONS } from './general-info.ts';

/** The health landing page [2 §2]. */
export const HEALTH_LANDING: Landing = {
  slug: 'health',
  texts: {
    title: 'Sakit bisa datang kapan saja. Biayanya sudah Anda siapkan.',
    description:
      'Bandingkan asuransi kesehatan dari beberapa perusahaan sesuai usia Anda. Rawat inap, pembedahan, sampai rawat jalan, dengan rincian manfaat yang mudah dibaca.',
    benefits: {
      headTitle: 'Manfaat asuransi kesehatan',
      description:
        'Satu kali dirawat di rumah sakit dapat menghabiskan tabungan bertahun-tahun. Asuransi menjaga agar itu tidak terjadi.',
      items: [
        {
          icon: 'hospital',
          title: 'Biaya rumah sakit tertanggung',
          description: 'Kamar, dokter, obat, dan tindakan ditanggung sampai batas manfaat yang Anda pilih.',
        },
        {
          icon: 'wallet',
          title: 'Tabungan tetap utuh',
          description:
            'Cukup membayar premi tahunan yang pasti; biaya besar yang tidak terduga tidak perlu Anda tanggung sendiri.',
        },
        {
          icon: 'users',
          title: 'Pilihan untuk berbagai usia',
          description: 'Tersedia pilihan mulai dari anak-anak hingga usia lanjut, dengan premi sesuai usia.',
        },
      ],
    },
    details: {
      headTitle: 'Cara kerjanya',
      description: 'Seluruh proses dilakukan secara online dan dapat Anda pantau dari akun Anda.',
      items: [
        {
          icon: 'calculator',
          title: 'Masukkan tanggal lahir',
          description: 'Premi dihitung dari usia tertanggung pada hari ini.',
        },
        {
          icon: 'clipboard-check',
          title: 'Isi data dan pernyataan kesehatan',
          description:
            'Jawab dengan jujur, karena menjadi dasar perusahaan asuransi saat memeriksa pesanan dan klaim.',
        },
        {
          icon: 'file-check',
          title: 'Terima polis setelah membayar',
          description: 'Polis terbit segera setelah pembayaran diterima dan dapat diunduh sebagai PDF.',
        },
      ],
    },
    coverages: {
      headTitle: 'Yang dapat ditanggung',
      description:
        'Isi manfaat berbeda di tiap produk. Inilah yang paling umum; rinciannya selalu tercantum di halaman produk.',
      items: [
        {
          icon: 'hospital',
          title: 'Rawat inap',
          description:
            'Kamar dan makan, perawatan intensif, kunjungan dokter, serta aneka biaya rumah sakit.',
        },
        {
          icon: 'stethoscope',
          title: 'Pembedahan',
          description:
            'Biaya dokter bedah, kamar operasi, dan anestesi, dari tindakan kecil sampai kompleks.',
        },
        {
          icon: 'pill',
          title: 'Rawat jalan',
          description:
            'Konsultasi dokter, obat resep, dan pemeriksaan laboratorium pada produk yang menyediakannya.',
        },
      ],
    },
    notCovered: EXCLUSIONS,
  },
};
