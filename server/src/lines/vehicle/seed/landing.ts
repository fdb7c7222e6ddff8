import type { Landing } from '../../landing.ts';
import { exclusionsOf } from './cover.ts';

export const VEHICLE_LANDING: Landing = {
  slug: 'vehicle',
  texts: {
    title: 'Satu senggolan tak perlu menguras tabungan',
    description:
      'Bandingkan All Risk dan TLO dari beberapa perusahaan asuransi untuk mobil, sepeda motor, bus, atau truk Anda. Premi dihitung menurut tarif OJK dan langsung terlihat.',
    insurers: ['NRG', 'SBK', 'LWP', 'RGK', 'KLN'],
    benefits: {
      headTitle: 'Manfaat asuransi kendaraan',
      description:
        'Perbaikan kendaraan jarang datang pada waktu yang tepat. Dengan asuransi, biayanya sudah diperhitungkan sejak awal tahun.',
      items: [
        {
          icon: 'car',
          title: 'Perbaikan di bengkel rekanan',
          description:
            'Lihat daftar bengkel setiap produk sebelum membeli, dan pilih yang terdekat dari rumah.',
        },
        {
          icon: 'shield-check',
          title: 'Terlindung dari kehilangan',
          description: 'Kendaraan yang dicuri dan tidak ditemukan diganti sebesar harganya menurut polis.',
        },
        {
          icon: 'users',
          title: 'Tanggung jawab kepada orang lain',
          description: 'Tambahkan perluasan untuk menjamin tuntutan pihak ketiga akibat kecelakaan.',
        },
        {
          icon: 'life-buoy',
          title: 'Klaim didampingi',
          description: 'Laporkan dari ponsel, unggah foto, lalu pantau sampai kendaraan selesai diperbaiki.',
        },
      ],
    },
    details: {
      headTitle: 'Cara kerjanya',
      description: 'Tiga langkah dari mencari sampai memegang polis, tanpa harus datang ke kantor.',
      items: [
        {
          icon: 'calculator',
          title: 'Isi data kendaraan',
          description:
            'Jenis, merek, tahun, model, dan kode wilayah pelat. Harga pasarannya terisi otomatis.',
        },
        {
          icon: 'list-checks',
          title: 'Bandingkan produk',
          description: 'Sandingkan sampai tiga produk: premi, risiko sendiri, bengkel, dan perluasannya.',
        },
        {
          icon: 'file-check',
          title: 'Pesan dan terima polis',
          description: 'Lengkapi data dan foto kendaraan. Setelah disetujui dan dibayar, polis terbit.',
        },
      ],
    },
    coverages: {
      headTitle: 'Jenis jaminan',
      description: 'Pilih jaminan dasar, lalu tambahkan perluasan sesuai tempat dan cara Anda berkendara.',
      items: [
        {
          icon: 'badge-check',
          title: 'All Risk',
          description:
            'Kerusakan sebagian maupun kerugian total akibat tabrakan, perbuatan jahat, pencurian, dan kebakaran. Untuk mobil pribadi.',
        },
        {
          icon: 'umbrella',
          title: 'TLO',
          description:
            'Kerugian total: biaya perbaikan mencapai 75% harga kendaraan atau lebih, atau kendaraan hilang dicuri.',
        },
        {
          icon: 'life-buoy',
          title: 'Banjir dan bencana alam',
          description:
            'Perluasan untuk banjir, angin topan, tanah longsor, gempa bumi, tsunami, dan letusan gunung.',
        },
        {
          icon: 'handshake',
          title: 'Tanggung jawab hukum pihak ketiga',
          description: 'Perluasan untuk tuntutan ganti rugi dari orang lain yang dirugikan kendaraan Anda.',
        },
        {
          icon: 'user-check',
          title: 'Kecelakaan diri',
          description: 'Perluasan santunan bagi pengemudi dan penumpang yang mengalami kecelakaan.',
        },
        {
          icon: 'building',
          title: 'Kerusuhan dan terorisme',
          description: 'Perluasan untuk kerusakan akibat huru-hara, pemogokan, terorisme, dan sabotase.',
        },
      ],
    },
    notCovered: exclusionsOf({ expansions: 'lengkap' }),
  },
};
