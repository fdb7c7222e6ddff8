import type { Landing } from '../../../landing.ts';
import { notCoveredOf } from '../cover.ts';

export const FIRE_LANDING: Landing = {
  slug: 'fire',
  texts: {
    title: 'Rumah yang dibangun bertahun-tahun, dijaga sepanjang tahun',
    description:
      'Asuransi kebakaran untuk rumah, ruko, dan apartemen. Masukkan data bangunan, lalu bandingkan premi dari beberapa perusahaan asuransi.',
    insurers: ['NRG', 'TRB', 'PDM', 'KLN'],
    benefits: {
      headTitle: 'Manfaat asuransi kebakaran',
      description:
        'Korsleting, kompor, atau api dari bangunan sebelah. Satu kejadian dapat menghapus tabungan seumur hidup; preminya jauh lebih ringan dari yang dibayangkan.',
      items: [
        {
          icon: 'house',
          title: 'Bangun kembali tanpa utang',
          description: 'Ganti rugi sampai harga pertanggungan, sesuai biaya membangun kembali.',
        },
        {
          icon: 'wallet',
          title: 'Premi ringan dan pasti',
          description: 'Dihitung dengan tarif OJK menurut pemakaian dan kelas konstruksi bangunan.',
        },
        {
          icon: 'clock',
          title: 'Jangka waktu sesuai kebutuhan',
          description: 'Pilih masa pertanggungan mulai satu tahun, misalnya mengikuti sisa cicilan rumah.',
        },
        {
          icon: 'life-buoy',
          title: 'Klaim didampingi',
          description: 'Kami membantu menyiapkan foto, rincian biaya, dan dokumen sampai ada keputusan.',
        },
      ],
    },
    details: {
      headTitle: 'Cara kerjanya',
      description: 'Empat isian singkat sudah cukup untuk melihat premi.',
      items: [
        {
          icon: 'building',
          title: 'Data bangunan',
          description: 'Pemakaian, kepemilikan, harga bangunan tanpa tanah, dan jangka waktu.',
        },
        {
          icon: 'clipboard-check',
          title: 'Konstruksi dan lokasi',
          description: 'Kelas konstruksi, jumlah lantai, luas bangunan, serta alamatnya.',
        },
        {
          icon: 'scale',
          title: 'Pilih cakupan dan bandingkan',
          description:
            'Kebakaran saja atau bersama gempa bumi. Premi dari setiap perusahaan langsung terlihat.',
        },
        {
          icon: 'file-check',
          title: 'Pesan dan terima polis',
          description: 'Lengkapi data pemilik, unggah dokumen, bayar setelah disetujui, lalu unduh polis.',
        },
      ],
    },
    coverages: {
      headTitle: 'Yang dapat dijamin',
      description: 'Jaminan dasar polis kebakaran, dan perluasan yang dapat ditanyakan untuk setiap produk.',
      items: [
        {
          icon: 'house',
          title: 'Kebakaran',
          description:
            'Api dari dalam maupun rambatan dari bangunan lain, termasuk kerusakan karena pemadaman.',
        },
        {
          icon: 'gauge',
          title: 'Petir dan ledakan',
          description: 'Kerusakan akibat sambaran petir dan ledakan, misalnya tabung gas.',
        },
        {
          icon: 'umbrella',
          title: 'Kejatuhan pesawat dan asap',
          description:
            'Kerusakan karena tertimpa pesawat terbang atau bagiannya, dan asap dari kebakaran yang dijamin.',
        },
        {
          icon: 'life-buoy',
          title: 'Banjir dan angin topan',
          description: 'Perluasan untuk banjir, badai, angin topan, dan kerusakan akibat air.',
        },
        {
          icon: 'users',
          title: 'Kerusuhan dan huru-hara',
          description: 'Perluasan untuk kerusakan akibat kerusuhan, pemogokan, dan perbuatan jahat.',
        },
        {
          icon: 'banknote',
          title: 'Kebongkaran',
          description: 'Perluasan untuk pencurian dengan membongkar bangunan, bila disediakan produk.',
        },
      ],
    },
    notCovered: notCoveredOf({ type: 'kebakaran', floodBandPercent: 0 }),
  },
};
