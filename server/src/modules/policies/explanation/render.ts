import type { SiteConfig } from '@naungan/domain/brand';
import type { ProductType } from '@naungan/domain/lines';
import { serverLine } from '../../../lines/index.ts';
import { factGrid, numberedSteps, onOnePage, paragraph, section } from '../../../pdf/blocks.ts';
import { letterOf } from '../../../pdf/letter.ts';
import { renderPdf } from '../../../pdf/render-pdf.ts';
import type { OrderRecord } from '../../orders/service.ts';
import { claimSteps, contactFacts, insurerFacts } from '../certificate/content.ts';
import { coverSection, headSection, premiumSection } from '../certificate/render.ts';

type ExplanationInput = { order: OrderRecord; brand: SiteConfig };

const TITLE = 'Penjelasan Asuransi';

const terms = <L extends ProductType>(order: OrderRecord<L>): string[] => [
  ...serverLine(order.productType).certificate.terms(order),
  `Penjelasan ini adalah ringkasan. Hak dan kewajiban para pihak tunduk pada syarat dan ketentuan umum polis yang diterbitkan ${order.product.insuranceCompany.company_name}.`,
];

/**
 * Renders the summary of cover, costs and duties of an order, to read before paying and to keep with the
 * policy [3 §2]: an A4 PDF in Indonesian.
 */
export function renderExplanation({ order, brand }: ExplanationInput): Promise<Uint8Array> {
  const { kpaNumber, createdAt } = order;
  return renderPdf(
    letterOf({
      brand,
      title: `${TITLE} ${order.product.productName}`,
      reference: kpaNumber,
      date: createdAt,
      sections: [
        headSection({ order, brand }, TITLE),
        section(
          'Tentang Produk',
          paragraph(
            'Bacalah penjelasan ini dengan saksama, dan tanyakan kepada kami bila ada yang belum jelas.',
          ),
          factGrid([...insurerFacts(order), { title: 'Nomor Pesanan', value: kpaNumber }]),
        ),
        coverSection({ order }),
        onOnePage(premiumSection({ order }, 'Total')),
        onOnePage(section('Ketentuan', numberedSteps(terms(order)))),
        onOnePage(section('Cara Mengajukan Klaim', numberedSteps(claimSteps(order, brand)))),
        onOnePage(section('Pertanyaan dan Pengaduan', factGrid(contactFacts({ brand })))),
      ],
    }),
  );
}
