import { benefitText } from '@naungan/domain/benefit';
import type { SiteConfig } from '@naungan/domain/brand';
import { LINES } from '@naungan/domain/lines';
import { bankClauseText, policyShare } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan, PropertyDetails } from '@naungan/domain/lines/property/record';
import type { PolicyKind } from '@naungan/domain/policy';
import { insuredSection } from '../insured-certificate.ts';
import type { CoverTable } from '../line.ts';
import { coveredRisks, coverOf, hasTwoPolicies } from './cover.ts';
import { buildingFacts, valueFacts } from './facts.ts';

type Order = { details: PropertyDetails; product: AnyPropertyPlan };
type OrderForPolicy = Order & Parameters<typeof policyShare>[0];

/** Returns tables of the benefits and deductibles for the risks that the policy covers. */
function coverTables(order: Order, kind?: PolicyKind): CoverTable[] {
  const limitClaim = { limit: order.details.building.buildingPrices, limitToBenefit: false };
  return coverOf(order, kind).benefits.map(({ name: title, items }) => ({
    title,
    rows: items.map(({ featureId, value, maximum }) => [
      featureId.name,
      benefitText({ type: featureId.type, value }, limitClaim),
      maximum,
    ]),
  }));
}

/** Returns sentences about the other policy of an order with two policies. */
function twoPolicyTerms({ product }: Order, kind?: PolicyKind): string[] {
  if (!hasTwoPolicies(product)) return [];
  const otherPolicyTexts = {
    main: 'Gempa bumi, letusan gunung berapi, dan tsunami dijamin oleh polis tersendiri, bukan oleh polis ini.',
    earthquake:
      'Kebakaran yang tidak disebabkan gempa bumi dijamin oleh polis tersendiri, bukan oleh polis ini.',
  };
  return [
    kind ? otherPolicyTexts[kind] : 'Kebakaran dan gempa bumi dijamin oleh dua polis.',
    kind
      ? 'Kedua polis dibayar dengan satu invoice. Jumlah polis ini adalah premi dan biaya adminnya; biaya lain berlaku sekali untuk keduanya.'
      : 'Rincian premi memuat kedua polis, yang dibayar dengan satu invoice.',
  ];
}

function termsOf(order: Order, kind?: PolicyKind): string[] {
  const {
    product,
    details: { building },
  } = order;
  const clause = bankClauseText(building);
  return [
    'Harga pertanggungan adalah biaya membangun kembali bangunan, tanpa tanah dan isinya. Bila lebih rendah dari biaya itu sesaat sebelum kerugian, ganti rugi dihitung sebanding.',
    `Tidak dijamin: ${product.notCovered.join(' ')}`,
    ...(clause === null
      ? []
      : [
          `Klausula bank: ganti rugi dibayarkan lebih dahulu kepada ${clause}, sebesar sisa kredit atas bangunan ini, dan selebihnya kepada tertanggung. Polis tidak dapat dibatalkan tanpa persetujuan tertulis bank selama kredit belum lunas.`,
        ]),
    ...twoPolicyTerms(order, kind),
    'Perubahan data, termasuk pemilik, penggunaan, konstruksi, dan luas bangunan, harus segera diberitahukan kepada kami.',
  ];
}

/** Fields of a certificate that are equal for every property type. */
export const PROPERTY_CERTIFICATE = {
  product: ({ product }: Order, kind?: PolicyKind) => {
    const typeOfKind = kind === 'earthquake' ? 'gempabumi' : 'kebakaran';
    const type = kind && hasTwoPolicies(product) ? typeOfKind : product.typeCoverage;
    return [{ title: 'Jaminan', value: LINES[type].label }];
  },
  subject: (order: Order, kind?: PolicyKind) => [
    {
      title: 'Objek Pertanggungan',
      facts: [...buildingFacts(order.details), ...valueFacts(order.details, coveredRisks(order, kind))],
    },
    { ...insuredSection(order), title: 'Pemilik Bangunan' },
  ],
  cover: coverTables,
  share: (order: OrderForPolicy, kind: PolicyKind) =>
    hasTwoPolicies(order.product) ? policyShare(order, kind === 'earthquake' ? 'earthquake' : 'fire') : null,
  terms: termsOf,
  claims: (_order: Order, { name }: SiteConfig) => [
    `Laporkan kejadian kepada ${name} melalui kontak di bawah ini, paling lambat 7 hari kalender setelah kejadian.`,
    'Kebakaran dilaporkan pula kepada pemadam kebakaran dan kepolisian setempat.',
    'Selamatkan yang masih bisa diselamatkan, dan foto kerusakan dari beberapa sisi sebelum dibersihkan.',
    'Siapkan sertifikat polis ini, bukti kepemilikan bangunan, dan rincian biaya perbaikan. Bangunan diperbaiki setelah kerugiannya diperiksa dan disetujui perusahaan asuransi.',
  ],
};
