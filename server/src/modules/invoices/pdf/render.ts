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
import { insurerLogo } from '../../../pdf/insurer-logo.ts';
import { letterOf } from '../../../pdf/letter.ts';
import { renderPdf } from '../../../pdf/render-pdf.ts';
import { COLUMN_GAP, CONTENT_WIDTH } from '../../../pdf/theme.ts';

/** Returns the first section: the broker on the left, number and status of the invoice on the right. */
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

/** The numbers of characters of a value, and of one word, that fit into a third of the page's width. */
const MAX_LENGTH = 60;
const MAX_WORD_LENGTH = 26;

const isTooLong = (value: string) =>
  value.length > MAX_LENGTH || value.split(/\s/).some((word) => word.length > MAX_WORD_LENGTH);

/** Returns the rows as facts; a value that is too long gets a whole row below the other facts. */
const factsOf = (rows: readonly InvoiceLine[]): Fact[] => [
  ...rows.filter(({ value }) => !isTooLong(value)),
  ...rows.filter(({ value }) => isTooLong(value)).map((row): Fact => ({ ...row, wide: true })),
];

/** Returns a title with lines for one half of the page; the first line is bold. */
const party = (title: string, [firstLine = '', ...otherLines]: string[]): Content =>
  verticalStack(
    { ...text(title, 'heading'), margin: [0, 0, 0, 4] },
    { ...text(firstLine, 'strong'), margin: [0, 0, 0, 2] },
    ...otherLines
      .filter((line) => line !== '')
      .map((line): Content => ({ ...text(line), margin: [0, 0, 0, 1] })),
  );

const parties =
  ({ bill, product }: InvoiceFormat): LetterSection =>
  () => [
    {
      columns: [
        party('Ditagihkan kepada', [bill.name, bill.address, bill.phone, bill.email]),
        {
          columns: [
            ...insurerLogo(product.logoProduct),
            party('Produk', [product.productName, product.company_name]),
          ],
          columnGap: 8,
        },
      ],
      columnGap: COLUMN_GAP,
    },
  ];

/** Share of the table's width of each column except the first, which gets the remaining width. */
const COLUMN_SHARE = 0.2;

function amounts({ detail }: InvoiceFormat): ReturnType<typeof table> {
  const firstShare = 1 - COLUMN_SHARE * (detail.columns.length - 1);
  return table(
    detail.columns.map((title, index) =>
      index === 0 ? { title, share: firstShare } : { title, share: COLUMN_SHARE, align: 'right' },
    ),
    detail.rows,
  );
}

/** Returns the section with the totals on the right below the amounts; the last line is the amount due. */
const summary =
  ({ summary: rows }: InvoiceFormat): LetterSection =>
  (colours) => {
    const row = ({ title, value }: InvoiceLine, isLast: boolean): Content => ({
      columns: isLast
        ? [text(title, 'muted', 'number'), text(value, 'strong', 'amount', 'number')]
        : [text(title, 'muted'), text(value, 'strong', 'amount')],
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

/** Returns the document of the PDF, with the same texts and amounts as the invoice page. */
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
