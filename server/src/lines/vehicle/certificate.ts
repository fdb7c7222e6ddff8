import { benefitText } from '@naungan/domain/benefit';
import { LINES } from '@naungan/domain/lines';
import { COVER_LABELS, expansionLimitText } from '@naungan/domain/lines/vehicle';
import { insuredSection } from '../insured-certificate.ts';
import type { Certificate, CoverTable } from '../line.ts';
import type { OrderRecord } from '../order.ts';
import { benefitsOf } from './deductibles.ts';
import { identityFacts, valueFacts, vehicleValue } from './facts.ts';

type Order = OrderRecord<'kendaraan'>;

/** Returns the tables of benefits; some of their rows are deductibles. */
const benefitTables = ({ product, details }: Order): CoverTable[] =>
  benefitsOf({ product, details }).map(({ name: title, items }) => ({
    title,
    rows: items.map(({ featureId, value, maximum, note }) => [
      note === '' ? featureId.name : `${featureId.name} (${note})`,
      benefitText({ type: featureId.type, value }, { limit: vehicleValue(details), limitToBenefit: false }),
      maximum,
    ]),
  }));

/** Returns the table of the chosen extensions; none without an extension. */
function expansionTables({ product, details }: Order): CoverTable[] {
  const chosenExtensions = product.expansion.filter(({ _id }) => details.additions.expansion.includes(_id));
  if (chosenExtensions.length === 0) return [];
  return [
    {
      title: 'Perluasan Jaminan',
      rows: chosenExtensions.map((extension) => [
        extension.name,
        expansionLimitText(extension, details.vehicle.seats),
        '',
      ]),
    },
  ];
}

export const VEHICLE_CERTIFICATE: Certificate<'kendaraan'> = {
  kinds: [{ kind: 'main', label: LINES.kendaraan.label }],
  product: ({ product }) => [{ title: 'Jaminan', value: COVER_LABELS[product.typeCoverage] }],
  subject: (order) => [
    { title: 'Kendaraan', facts: [...identityFacts(order.details), ...valueFacts(order.details)] },
    { ...insuredSection(order), title: 'Pemilik Kendaraan' },
  ],
  cover: (order) => [...benefitTables(order), ...expansionTables(order)],
  terms: ({ product }) => [
    `Jaminan ${COVER_LABELS[product.typeCoverage]}: ${product.coverage.join(' ')}`,
    'Kerugian total terjadi bila biaya perbaikan mencapai 75% harga kendaraan atau lebih, atau kendaraan yang dicuri tidak ditemukan dalam 60 hari.',
    'Banjir, gempa bumi, kerusuhan, terorisme, dan tanggung jawab hukum terhadap pihak ketiga dijamin hanya bila tercantum pada Perluasan Jaminan.',
    'Aksesori dijamin sebatas yang tercantum pada polis ini. Bila harga pertanggungan lebih rendah dari harga kendaraan sesaat sebelum kerugian, ganti rugi dihitung sebanding.',
    'Perubahan data, termasuk nomor polisi, pemilik, alamat, penggunaan, dan aksesori kendaraan, harus segera diberitahukan kepada kami.',
  ],
  claims: (_order, { name }) => [
    `Laporkan kejadian kepada ${name} melalui kontak di bawah ini, paling lambat 5 hari kalender setelah kejadian.`,
    'Pencurian, dan kecelakaan yang melibatkan pihak lain, dilaporkan pula kepada kepolisian setempat.',
    'Siapkan sertifikat polis ini, STNK, SIM pengemudi, dan foto kerusakan dari beberapa sisi.',
    'Jangan memperbaiki kendaraan sebelum kerusakannya diperiksa dan disetujui perusahaan asuransi. Perbaikan dikerjakan di bengkel rekanan.',
  ],
};
