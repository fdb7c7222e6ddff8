import { company, type Examples, LOGO } from './example-facts.ts';

const partners = [{ company_name: company.company_name, logo: LOGO }];

/** A section of a page with one item. */
const section = (headTitle: string, description: string, icon: string, title: string, text: string) => ({
  headTitle,
  description,
  items: [{ icon, title, description: text }],
});
const HOW = 'Seluruh proses dilakukan secara online dan dapat Anda pantau dari akun Anda.';
const RECEIVED = [
  'file-check',
  'Terima polis setelah membayar',
  'Polis terbit segera setelah pembayaran diterima dan dapat diunduh sebagai PDF.',
] as const;
const details = section('Cara kerjanya', HOW, ...RECEIVED);

const article = {
  _id: 'bersiap-menghadapi-banjir',
  title: 'Bersiap menghadapi banjir',
  excerpt: 'Apa yang dapat Anda lakukan sebelum musim hujan.',
  content: '<p>Periksa saluran air di sekitar rumah.</p>',
  thumbnail: '/articles/banjir.svg',
  category: { name: 'Tips' },
};
const shown = { createdAt: '2026-11-10T02:00:00.000Z', status: 'active' as const };
const { content: _content, excerpt: _excerpt, ...listed } = { ...article, ...shown };

const page = {
  slug: 'tentang-kami',
  title: 'Tentang kami',
  description: 'Siapa kami.',
};
const content = '<p>Kami pialang asuransi.</p>';
const updatedAt = '2026-11-02T02:00:00.000Z';

const guides = {
  _id: 'pembayaran',
  title: 'Pembayaran',
  icon: 'wallet',
  items: [
    { title: 'Bagaimana cara membayar?', content: '<p>Pilih metode pembayaran di halaman tagihan.</p>' },
  ],
};

/** What the calls of pages, articles and guides send and answer, the desk's too. */
export const CONTENT_EXAMPLES = {
  homeContent: {
    answered: {
      whychoose: section(
        'Mengapa memilih kami',
        'Kami pialang asuransi: bekerja untuk Anda, bukan untuk perusahaan asuransi.',
        'scale',
        'Bandingkan dengan jernih',
        'Premi, manfaat dan pengecualian dari beberapa perusahaan ditampilkan berdampingan, apa adanya.',
      ),
      company: {
        headTitle: 'Konsultan terbaik untuk risiko Anda',
        description: 'Tim ahli bersertifikat kami menelaah kebutuhan Anda dan mendampingi saat klaim.',
      },
      payment: {
        headTitle: 'Pembayaran mudah dan aman',
        description: 'Status pembayaran diperbarui otomatis, dan polis terbit segera setelah Anda membayar.',
      },
      benefits: section(
        'Empat langkah menuju perlindungan',
        'Dari memilih produk sampai memegang polis, semuanya dapat diselesaikan dari rumah.',
        'calculator',
        'Hitung premi',
        'Isi data singkat, premi dari beberapa perusahaan asuransi langsung terlihat.',
      ),
      partners,
    },
  },
  healthContent: {
    answered: {
      title: 'Sakit bisa datang kapan saja, biayanya sudah siap',
      description: 'Bandingkan asuransi kesehatan dari beberapa perusahaan sesuai usia Anda.',
      benefits: section(
        'Manfaat asuransi kesehatan',
        'Satu kali dirawat di rumah sakit dapat menghabiskan tabungan bertahun-tahun.',
        'hospital',
        'Biaya rumah sakit tertanggung',
        'Kamar, dokter, obat dan tindakan ditanggung sampai batas manfaat yang Anda pilih.',
      ),
      details,
      coverages: section(
        'Yang dapat ditanggung',
        'Rinciannya selalu tercantum di halaman produk.',
        'stethoscope',
        'Pembedahan',
        'Biaya dokter bedah, kamar operasi dan anestesi, dari tindakan kecil sampai kompleks.',
      ),
      partners,
    },
  },
  vehicleContent: {
    answered: {
      title: 'Satu senggolan tidak perlu mengacaukan bulan Anda',
      description: 'Bandingkan asuransi mobil dan motor, All Risk maupun TLO.',
      benefits: section(
        'Manfaat asuransi kendaraan',
        'Perbaikan dan kehilangan tidak lagi dibayar dari tabungan.',
        'car',
        'Perbaikan di bengkel rekanan',
        'Kendaraan diperbaiki di bengkel rekanan, dan hasilnya dijamin.',
      ),
      details,
      coverages: section(
        'Yang dapat dijamin',
        'Jaminan dasar, dan perluasan yang dapat ditambahkan.',
        'umbrella',
        'Banjir dan angin topan',
        'Perluasan untuk banjir, badai, angin topan, dan tanah longsor.',
      ),
      partners,
    },
  },
  fireContent: {
    answered: {
      title: 'Rumah yang dibangun bertahun-tahun, dijaga sepanjang tahun',
      description: 'Asuransi kebakaran untuk rumah, ruko, dan apartemen.',
      benefits: section(
        'Manfaat asuransi kebakaran',
        'Satu kejadian dapat menghapus tabungan seumur hidup.',
        'house',
        'Bangun kembali tanpa utang',
        'Ganti rugi sampai harga pertanggungan, sesuai biaya membangun kembali.',
      ),
      details,
      coverages: section(
        'Yang dapat dijamin',
        'Jaminan dasar polis kebakaran, dan perluasannya.',
        'house',
        'Kebakaran',
        'Api dari dalam maupun rambatan dari bangunan lain.',
      ),
      partners,
    },
  },
  personalAccidentContent: {
    answered: {
      title: 'Agar keluarga tetap tegak ketika Anda tidak bisa',
      description: 'Santunan meninggal dunia, cacat tetap, dan biaya pengobatan akibat kecelakaan.',
      benefits: section(
        'Manfaat asuransi kecelakaan diri',
        'Keluarga tidak kehilangan penghasilan sekaligus.',
        'users',
        'Santunan bagi keluarga',
        'Dibayarkan kepada penerima manfaat yang Anda pilih.',
      ),
      details,
      coverages: section(
        'Yang dapat dijamin',
        'Rinciannya selalu tercantum di halaman produk.',
        'pill',
        'Biaya pengobatan',
        'Biaya dokter, rumah sakit, dan obat akibat kecelakaan.',
      ),
      partners,
    },
  },
  policyCarousel: {
    answered: {
      carousel: {
        content: [
          {
            title: 'Bawa sertifikat saat berobat',
            description: 'Tunjukkan sertifikat dan kartu identitas di rumah sakit rekanan sebelum perawatan.',
          },
        ],
      },
    },
  },
  pages: { answered: [{ ...page, updatedAt }] },
  page: { answered: { ...page, updatedAt, content } },
  articles: { answered: [{ ...article, ...shown }] },
  article: { answered: { ...article, ...shown } },
  faqs: { answered: [guides] },
  deskArticles: { answered: [listed] },
  deskArticle: { answered: { ...article, ...shown } },
  deskSaveArticle: { sent: article, answered: { ...article, ...shown } },
  deskSavePage: {
    sent: { ...page, content },
    answered: { ...page, updatedAt: '2026-11-21T03:00:00.000Z', content },
  },
  deskSaveGuides: { sent: guides, answered: guides },
} satisfies Partial<Examples>;
