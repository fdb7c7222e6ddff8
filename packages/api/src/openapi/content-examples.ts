import type { DeskPublish } from '../desk-publish.ts';
import { partners, section } from './content-facts.ts';
import { DESK_ID } from './example-facts.ts';
import type { Examples } from './resource-examples.ts';

const article = {
  _id: 'bersiap-menghadapi-banjir',
  title: 'Bersiap menghadapi banjir',
  excerpt: 'Apa yang dapat Anda lakukan sebelum musim hujan.',
  content: '<p>Periksa saluran air di sekitar rumah.</p>',
  thumbnail: '/articles/banjir.svg',
  category: { name: 'Tips' },
};
const publication = { createdAt: '2026-11-10T02:00:00.000Z', status: 'active' as const };
const { content: _content, excerpt: _excerpt, ...articleRow } = { ...article, ...publication };

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

const editor = { id: 'b7d1f6a0-3c52-4e8d-9a17-2f4c6e8b0d13', fullName: 'Dewi Lestari' };
const publish: DeskPublish = {
  id: '2c4e6a80-b1d3-4f57-9a2c-4e6b8d0f1a35',
  state: 'running',
  startedAt: '2026-11-20T02:00:00.000Z',
  endedAt: null,
  startedBy: { id: DESK_ID, fullName: 'Dewi Lestari' },
  message: '',
};
const contentRow = {
  kind: 'page' as const,
  key: page.slug,
  title: page.title,
  isHidden: false,
  changedAt: '2026-11-21T03:00:00.000Z',
  changedBy: editor,
  isPublished: false,
};
const contentItem = {
  saved: { kind: 'page' as const, content: { ...page, updatedAt: '2026-11-21T03:00:00.000Z', content } },
  row: contentRow,
  version: 12,
  history: [{ version: 12, at: '2026-11-21T03:00:00.000Z', by: editor }],
};

/** Example requests and responses of the calls of pages, articles and guides, also of the desk. */
export const CONTENT_EXAMPLES = {
  homeContent: {
    reply: {
      whychoose: section(
        'Mengapa memilih kami',
        'Kami pialang asuransi: bekerja untuk Anda, bukan untuk perusahaan asuransi.',
        'scale',
        'Perbandingan apa adanya',
        'Premi, manfaat, dan pengecualian dari beberapa perusahaan ditampilkan berdampingan.',
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
  premiumExamples: {
    reply: {
      premiums: [
        {
          productType: 'kendaraan',
          object: 'Avanza 2020, Jakarta, TLO',
          cover: 'tlo',
          perMonth: 77_184,
          sumInsured: 168_500_000,
          rows: [
            { part: 'premium', label: 'Premi', amount: 876_200, rate: 5_200 },
            { part: 'adminFee', label: 'Biaya admin', amount: 50_000 },
          ],
          plans: [
            {
              _id: '4f6c2a51-7f0e-4b66-9c4e-0b0d7e0c1a52',
              productName: 'Mobil TLO',
              logoProduct: '/logos/lwp.svg',
              insuranceCompany: {
                _id: 'd1a0cf1c-3a4f-4f0a-9a6e-0f5b1a1f2b34',
                company_name: 'Lawang Perkasa Proteksi Fiktif',
              },
              premium: 876_200,
              adminFee: 50_000,
              highlights: [{ title: 'Jaminan', value: 'TLO' }],
            },
          ],
        },
      ],
      claim: {
        object: 'Rumah tinggal, Bandung',
        incident: 'Dinding retak karena gempa bumi',
        claimed: 86_000_000,
        loss: 84_500_000,
        deductible: 18_750_000,
        deductibleLabel: 'Risiko sendiri 2,5% dari harga pertanggungan',
        paid: 65_750_000,
      },
    },
  },
  policyCarousel: {
    reply: {
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
  pages: { reply: [{ ...page, updatedAt }] },
  page: { reply: { ...page, updatedAt, content } },
  articles: { reply: [{ ...article, ...publication }] },
  article: { reply: { ...article, ...publication } },
  faqs: { reply: [guides] },
  deskArticles: { reply: { rows: [articleRow], next: null } },
  deskArticle: { reply: { ...article, ...publication } },
  deskSaveArticle: { request: article, reply: { ...article, ...publication } },
  deskSavePage: {
    request: { ...page, content },
    reply: { ...page, updatedAt: '2026-11-21T03:00:00.000Z', content },
  },
  deskSaveGuides: { request: guides, reply: guides },
  deskContent: { reply: { publishedAt: '2026-11-20T02:00:00.000Z', rows: [contentRow] } },
  deskSite: {
    reply: {
      publishedAt: '2026-11-20T02:00:00.000Z',
      canPublish: true,
      command: 'npm run publish:site',
      last: { ...publish, state: 'success', endedAt: '2026-11-20T02:00:20.000Z' },
    },
  },
  deskPublishSite: { reply: publish },
  deskContentItem: { reply: contentItem },
  deskSaveContent: {
    request: { version: 0, saved: { kind: 'page', content: { ...page, content } } },
    reply: contentItem,
  },
  deskPreviewContent: {
    request: { texts: ['<p>Kami pialang asuransi.</p><script></script>'] },
    reply: [{ html: content, removed: 1 }],
  },
} satisfies Partial<Examples>;
