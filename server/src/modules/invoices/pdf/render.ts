import type { SiteConfig } from '@naungan/domain/brand';
import { invoiceDates, invoiceNotice, paymentLines } from '@naungan/domain/invoice';
import type { InvoiceFormat, InvoiceLine } from '@naungan/domain/invoice/record';
import { statusRow } from '@naungan/domain/status';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import {
  type Fact,
  factGrid,
  type LetterSection,
  section,
  table,
  text,
  verticalStack,
  withRule,
} from '../../../pdf/blocks.ts';
import { logoWithName } from '../../../pdf/graphics.ts';
import { letterOf } from '../../../pdf/letter.ts';
import { renderPdf } from '../../../pdf/render-pdf.ts';
import { COLUMN_GAP, CONTENT_WIDTH } from '../../../pdf/theme.ts';

/** The broker on the left, number and status of the invoice on the right. */
const head =
  ({ company, invoice }: InvoiceFormat, brand: SiteConfig): LetterSection =>
  () => [
    {
      columns: [
        verticalStack(
          { ...logoWithName(brand), margin: [0, 0, 0, 4] },
          text(company.name, 'label', 'strong'),
          text(company.address, 'label'),
          text(`${company.phone} · ${company.email}`, 'label'),
        ),
        verticalStack(
          text('Invoice', 'title', 'right'),
          text(invoice.invoiceNumber, 'number', 'right'),
          { ...text(statusRow(invoice.status).label, 'heading', 'right'), margin: [0, 2, 0, 4] },
          ...invoiceDates(invoice).map(({ title, value }) => text(`${title} ${value}`, 'small', 'amount')),
        ),
      ],
      columnGap: COLUMN_GAP,
      margin: [0, 0, 0, 14],
    },
  ];

/** Characters of a value, and of a word without spaces, that fit into a third of the sheet. */
const MAX_LENGTH = 60;
const MAX_WORD_LENGTH = 26;

const isTooLong = (value: string) =>
  value.length > MAX_LENGTH || value.split(/\s/).some((word) => word.length > MAX_WORD_LENGTH);

/** Returns the rows as facts; a value that is too long gets a whole row below the others. */
const factsOf = (rows: readonly InvoiceLine[]): Fact[] => [
  ...rows.filter(({ value }) => !isTooLong(value)),
  ...rows.filter(({ value }) => isTooLong(value)).map((row): Fact => ({ ...row, wide: true })),
];

/** Title and lines in one half of the sheet; the first line is bold. */
const party = (title: string, [first = '', ...rest]: string[]): Content =>
  verticalStack(
    { ...text(title, 'heading'), margin: [0, 0, 0, 4] },
    { ...text(first, 'strong'), margin: [0, 0, 0, 2] },
    ...rest.filter((line) => line !== '').map((line): Content => ({ ...text(line), margin: [0, 0, 0, 1] })),
  );

const parties =
  ({ bill, product }: InvoiceFormat): LetterSection =>
  () => [
    {
      columns: [
        party('Ditagihkan kepada', [bill.name, bill.address, bill.phone, bill.email]),
        party('Produk', [product.productName, product.company_name]),
      ],
      columnGap: COLUMN_GAP,
    },
  ];

/** The first column fills the width that the other columns do not need. */
function amounts({ detail }: InvoiceFormat): ReturnType<typeof table> {
  const share = 0.2;
  const otherColumns = detail.columns.length - 1;
  return table(
    detail.columns.map((title, index) =>
      index === 0 ? { title, share: 1 - share * otherColumns } : { title, share, align: 'right' },
    ),
    detail.rows,
  );
}

/** The totals on the right below the amounts; the last line is the amount due. */
const summary =
  ({ summary: rows }: InvoiceFormat): LetterSection =>
  (colours) => {
    const row = ({ title, value }: InvoiceLine, isLast: boolean): Content => ({
      columns: [
        text(title, 'muted', ...(isLast ? (['number'] as const) : [])),
        text(value, 'strong', 'amount', ...(isLast ? (['number'] as const) : [])),
      ],
      margin: [0, isLast ? 4 : 0, 6, 3],
    });
    return [
      {
        unbreakable: true,
        columns: [
          text(''),
          {
            width: CONTENT_WIDTH / 2,
            stack: rows.map((line, index) => {
              const isLast = index === rows.length - 1;
              return isLast ? withRule(row(line, isLast), colours.field, 'above') : row(line, isLast);
            }),
          },
        ],
      },
    ];
  };

/** Returns the content of the PDF from top to bottom: the same texts and amounts as the page. */
function invoiceLetter(record: InvoiceFormat, brand: SiteConfig): TDocumentDefinitions {
  const { invoice, objectInsured, payment } = record;
  return letterOf({
    brand,
    title: `Invoice ${invoice.invoiceNumber}`,
    reference: invoice.invoiceNumber,
    sections: [
      head(record, brand),
      parties(record),
      section('Objek pertanggungan', factGrid(factsOf(objectInsured))),
      section('Rincian', amounts(record)),
      summary(record),
      ...(payment
        ? [
            section(
              'Rincian pembayaran',
              factGrid(
                factsOf([
                  ...paymentLines(payment),
                  { title: 'Status', value: statusRow(payment.status).label },
                ]),
              ),
            ),
          ]
        : []),
      () => [{ ...text(invoiceNotice(record), 'muted'), margin: [0, 8, 0, 0] }],
    ],
  });
}

/** Renders the invoice as an A4 PDF with embedded fonts. */
export const renderInvoice = (record: InvoiceFormat, brand: SiteConfig): Promise<Uint8Array> =>
  renderPdf(invoiceLetter(record, brand));
