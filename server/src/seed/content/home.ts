import type { HomeTexts } from '@naungan/api/content';

/** The home page [1 §1, §2.4]. Icons are names of the site's icon set. */
export const homeContent: HomeTexts = {
  whychoose: {
    headTitle: 'Mengapa memilih kami',
    description:
      'Kami pialang asuransi: bekerja untuk Anda, bukan untuk perusahaan asuransi. Tugas kami mencarikan perlindungan yang pas dan mendampingi Anda saat dibutuhkan.',
    items: [
      {
        icon: 'clock',
        title: 'Lebih dari 30 tahun pengalaman',
        description:
          'Sudah puluhan tahun kami menata perlindungan keluarga, rumah, dan usaha di seluruh Indonesia.',
      },
      {
        icon: 'badge-check',
        title: 'Tenaga ahli bersertifikat',
        description:
          'Setiap rekomendasi disusun konsultan yang memegang sertifikasi keahlian di bidang asuransi.',
      },
      {
        icon: 'scale',
        title: 'Perbandingan apa adanya',
        description: 'Premi, manfaat, dan pengecualian dari beberapa perusahaan ditampilkan berdampingan.',
      },
      {
        icon: 'gauge',
        title: 'Cepat dan serba online',
        description: 'Pilih produk, unggah berkas, bayar, dan terima polis tanpa perlu datang ke kantor.',
      },
      {
        icon: 'life-buoy',
        title: 'Didampingi saat klaim',
        description: 'Kami membantu menyiapkan berkas dan mengawal klaim Anda sampai ada keputusan.',
      },
      {
        icon: 'shield-check',
        title: 'Diawasi dan terdaftar',
        description: 'Perusahaan pialang berizin yang diawasi oleh Otoritas Jasa Keuangan.',
      },
    ],
  },
  company: {
    headTitle: 'Konsultan terbaik untuk risiko Anda',
    description:
      'Selama lebih dari 30 tahun kami menjadi rekan tepercaya para tertanggung. Tim ahli bersertifikat kami menelaah kebutuhan Anda, merundingkan syarat dengan perusahaan asuransi, dan tetap ada ketika risiko benar-benar terjadi. Premi melalui kami sama dengan premi perusahaan asuransi; biaya layanan, bila ada, selalu tampil sebelum Anda membayar.',
  },
  payment: {
    headTitle: 'Pembayaran mudah dan aman',
    description:
      'Bayar dengan virtual account bank, kartu kredit, dompet digital, cicilan, atau tunai di gerai ritel terdekat. Status pembayaran diperbarui otomatis, dan polis terbit segera setelah pembayaran kami terima. Data pembayaran diproses oleh penyedia pembayaran yang berizin.',
  },
  benefits: {
    headTitle: 'Empat langkah menuju perlindungan',
    description: 'Dari memilih produk sampai memegang polis, semuanya dapat diselesaikan dari rumah.',
    items: [
      {
        icon: 'calculator',
        title: 'Hitung premi',
        description: 'Isi data singkat, premi dari beberapa perusahaan asuransi langsung terlihat.',
      },
      {
        icon: 'list-checks',
        title: 'Bandingkan produk',
        description: 'Sandingkan dua produk sekaligus: manfaat, masa tunggu, dan cara klaimnya.',
      },
      {
        icon: 'file-check',
        title: 'Ajukan pesanan',
        description:
          'Lengkapi data dan berkas. Perusahaan asuransi memeriksanya, lalu hasilnya kami kirim melalui email.',
      },
      {
        icon: 'wallet',
        title: 'Bayar dan terima polis',
        description: 'Selesaikan pembayaran, lalu unduh sertifikat polis kapan saja dari akun Anda.',
      },
    ],
  },
};
