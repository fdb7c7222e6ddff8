import { benefitText } from '@naungan/domain/benefit';
import type { PlanCard } from '@naungan/domain/lines/record';
import { formatRupiah } from '@naungan/domain/money';
import type { HealthProduct } from './product.ts';

const OUTPATIENT_ITEMS = ['rawat_jalan', 'konsultasi_dokter_umum'];

function roomRate(product: HealthProduct): string {
  const limits = { limit: product.annualLimit ?? 0, limitToBenefit: product.limitToBenefit };
  const room = product.benefits.find(({ item }) => item === 'kamar_dan_menginap');
  if (room) return benefitText(room, limits);
  const cash = product.benefits.find(({ item }) => item === 'santunan_harian_rawat_inap');
  return cash ? `Santunan ${benefitText(cash, limits)}` : 'Tidak dijamin';
}

/** Returns the four facts of a plan card, always in the same order, so that cards are easy to compare. */
export function highlightsOf(product: HealthProduct): PlanCard['highlights'] {
  const coversOutpatient = product.benefits.some(({ item }) => OUTPATIENT_ITEMS.includes(item));
  return [
    { title: 'Kamar / hari', value: roomRate(product) },
    {
      title: 'Limit tahunan',
      value: product.annualLimit === null ? 'Sesuai manfaat' : formatRupiah(product.annualLimit),
    },
    { title: 'Rawat jalan', value: coversOutpatient ? 'Termasuk' : 'Tidak termasuk' },
    { title: 'Klaim', value: product.mechanisms.includes('cashless') ? 'Cashless' : 'Reimbursement' },
  ];
}
