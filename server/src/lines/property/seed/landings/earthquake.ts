import type { Landing } from '../../../landing.ts';
import { notCoveredOf } from '../cover.ts';

export const EARTHQUAKE_LANDING: Landing = {
  slug: 'earthquake',
  texts: {
    title: 'Gempa tidak bisa dicegah, kerugiannya bisa disiapkan',
    description:
      'Asuransi gempa bumi, tsunami, dan letusan gunung berapi untuk bangunan Anda. Premi mengikuti zona gempa dan konstruksi, di mana pun rumah Anda berada.',
    insurers: ['NRG', 'LWP', 'TRB', 'KLN'],
    benefits: {
      headTitle: 'Manfaat asuransi gempa bumi',
      description:
        'Polis kebakaran biasa tidak menjamin kerusakan akibat gempa. Perlindungan ini mengisi bagian yang kosong itu.',
      items: [
        {
          icon: 'house',
          title: 'Perbaikan struktur',
          description: 'Retak, miring, atau runtuh karena guncangan diganti sampai harga pertanggungan.',
        },
        {
          icon: 'shield-check',
          title: 'Termasuk bencana ikutannya',
          description: 'Tsunami, letusan gunung berapi, serta kebakaran dan ledakan setelah gempa.',
        },
        {
          icon: 'calculator',
          title: 'Premi sesuai zona',
          description: 'Lima zona gempa menurut kabupaten dan kota; zona rumah Anda dicari otomatis.',
        },
      ],
    },
    details: {
      headTitle: 'Cara kerjanya',
      description: 'Tiga langkah singkat sampai premi terlihat.',
      items: [
        {
          icon: 'building',
          title: 'Data bangunan',
          description: 'Pemakaian, kepemilikan, dan biaya membangun kembali tanpa nilai tanah.',
        },
        {
          icon: 'clipboard-check',
          title: 'Rangka dan lokasi',
          description: 'Rangka bangunan, jumlah lantai, serta alamat untuk menentukan zonanya.',
        },
        {
          icon: 'file-check',
          title: 'Bandingkan dan pesan',
          description: 'Pilih produk, lengkapi data dan dokumen, bayar setelah disetujui, lalu unduh polis.',
        },
      ],
    },
    coverages: {
      headTitle: 'Yang dijamin',
      description:
        'Jaminan pokok polis gempa bumi. Perhatikan risiko sendiri yang tercantum pada setiap produk.',
      items: [
        {
          icon: 'building',
          title: 'Gempa bumi',
          description: 'Kerusakan langsung pada bangunan akibat getaran dan pergerakan tanah karena gempa.',
        },
        {
          icon: 'life-buoy',
          title: 'Tsunami',
          description: 'Kerusakan akibat gelombang pasang yang ditimbulkan gempa.',
        },
        {
          icon: 'gauge',
          title: 'Letusan gunung berapi',
          description: 'Kerusakan akibat letusan, termasuk material yang dihamburkannya.',
        },
        {
          icon: 'house',
          title: 'Kebakaran setelah gempa',
          description: 'Kebakaran dan ledakan yang terjadi sebagai akibat gempa atau letusan.',
        },
      ],
    },
    notCovered: notCoveredOf({ type: 'gempabumi', floodBandPercent: null }),
  },
};
