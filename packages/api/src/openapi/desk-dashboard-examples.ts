import type { DashboardFigures } from '../desk-dashboard.ts';
import { PREMIUM } from './example-facts.ts';
import type { Examples } from './resource-examples.ts';

const insurer = { id: '6c3f1a2b-7d4e-4f5a-8b6c-9d0e1f2a3b4c', name: 'PT Asuransi Beringin' };
const figures: DashboardFigures = {
  orders: 2,
  approved: 1,
  rejected: 0,
  approvalHours: 23.3,
  invoices: 1,
  paid: 1,
  paymentRate: 1,
  premium: PREMIUM,
  claims: 1,
  claimsPaid: 90_000,
  lossRatio: 0.2,
  policiesEnding: 0,
};

/** Example responses of the dashboard. */
export const DESK_DASHBOARD_EXAMPLES = {
  deskDashboard: {
    reply: {
      from: '2026-11-01',
      to: '2026-11-30',
      rows: [{ line: 'kesehatan', insurer, ...figures }],
      total: figures,
      openClaims: [
        { age: '0-2', count: 1 },
        { age: '3-7', count: 0 },
        { age: '8-14', count: 0 },
        { age: '15+', count: 0 },
      ],
      partners: [{ partner: 'toko-maju', orders: 1, paid: 1, premium: PREMIUM }],
      insurers: [insurer],
    },
  },
  deskDashboardCsv: {
    reply: {
      fileName: 'dasbor-2026-11-01-2026-11-30.csv',
      content: 'Lini,Perusahaan asuransi,Pesanan\r\nKesehatan,PT Asuransi Beringin,2\r\nTotal,,2\r\n',
    },
  },
} satisfies Partial<Examples>;
