import type { Landing } from '../../../landing.ts';
import { notCoveredOf } from '../cover.ts';

export const FIRE_EARTHQUAKE_LANDING: Landing = {
  slug: 'fire-earthquake',
  texts: {
    title: 'Satu pesanan untuk dua risiko terbesar rumah Anda',
    description:
      'Gabungkan asuransi kebakaran dan gempa bumi dalam satu kali pengisian. Masa berlakunya sama, sehingga tidak ada celah di antara keduanya.',
    insurers: ['NRG', 'TRB', 'KLN'],
    benefits: {
      headTitle: 'Mengapa digabung',
      description:
        'Kebakaran dan gempa bumi dijamin oleh polis yang berbeda. Memesan sekaligus lebih mudah dan lebih rapi.',
      items: [
        {
          icon: 'shield-check',
          title: 'Tanpa celah jaminan',
          description: 'Api karena korsleting maupun api setelah gempa sama-sama dijamin.',
        },
        {
          icon: 'clipboard-check',
          title: 'Satu kali mengisi',
          description: 'Data pemilik, bangunan, dan dokumen cukup diunggah sekali untuk dua perlindungan.',
        },
        {
          icon: 'clock',
          title: 'Satu tanggal untuk diingat',
          description: 'Kedua perlindungan mulai dan berakhir pada hari yang sama.',
        },
      ],
    },
    details: {
      headTitle: 'Cara kerjanya',
      description: 'Empat langkah sampai premi kebakaran, premi gempa bumi, dan jumlahnya terlihat.',
      items: [
        {
          icon: 'building',
          title: 'Data bangunan',
          description: 'Pemakaian, kepemilikan, harga bangunan tanpa tanah, dan jangka waktu.',
        },
        {
          icon: 'list-checks',
          title: 'Konstruksi',
          description: 'Kelas konstruksi untuk kebakaran dan rangka bangunan untuk gempa bumi.',
        },
        {
          icon: 'house',
          title: 'Lokasi dan cakupan',
          description: 'Alamat menentukan zona gempa. Pilih paket kebakaran dan gempa bumi.',
        },
        {
          icon: 'file-check',
          title: 'Bandingkan dan pesan',
          description:
            'Lihat premi setiap perusahaan, lengkapi data, bayar setelah disetujui, lalu unduh polis.',
        },
      ],
    },
    coverages: {
      headTitle: 'Yang dijamin',
      description:
        'Jaminan pokok kedua polis. Perluasan banjir dapat dipilih pada produk yang menyediakannya.',
      items: [
        {
          icon: 'house',
          title: 'Kebakaran, petir, dan ledakan',
          description:
            'Termasuk rambatan api, kejatuhan pesawat terbang, dan asap dari kebakaran yang dijamin.',
        },
        {
          icon: 'building',
          title: 'Gempa bumi dan tsunami',
          description: 'Kerusakan karena guncangan, pergerakan tanah, dan gelombang pasang akibat gempa.',
        },
        {
          icon: 'gauge',
          title: 'Letusan gunung berapi',
          description: 'Kerusakan akibat letusan, serta kebakaran dan ledakan yang mengikutinya.',
        },
      ],
    },
    notCovered: notCoveredOf({ type: 'kebakaran-gempabumi', floodBandPercent: 0 }),
  },
};
