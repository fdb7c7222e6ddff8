import { type CatalogueRow, fixedFee, noFee, percentageFee, rowsOf } from '../../seed/catalogue.ts';
import type { AttachmentSet } from './attachments.ts';

const row = rowsOf<AttachmentSet>('standar');

/**
 * The plans newest first, which is the default order of the list [2 §9]. Columns: code, admin fee, print fee,
 * service fee (percent with cap, fixed, none), documents, channel.
 */
export const CATALOGUE: CatalogueRow<AttachmentSet>[] = [
  row('HK-09', 35_000, 50_000, percentageFee(1.5, 75_000)),
  row('HK-20', 50_000, 60_000, percentageFee(1, 100_000), 'keluarga'),
  row('HK-03', 35_000, 50_000, fixedFee(25_000)),
  row('HK-25', 25_000, 45_000, noFee),
  row('HK-07', 75_000, 75_000, percentageFee(0.5, 90_000), 'lengkap'),
  row('HK-28', 20_000, 35_000, fixedFee(15_000), 'ringkas'),
  row('HK-05', 50_000, 60_000, percentageFee(1, 80_000)),
  row('HK-14', 50_000, 60_000, fixedFee(30_000), 'keluarga'),
  row('HK-22', 100_000, 100_000, noFee, 'lengkap', 'offline'),
  row('HK-01', 25_000, 45_000, percentageFee(2, 60_000)),
  row('HK-23', 40_000, 50_000, percentageFee(1.25, 70_000)),
  row('HK-12', 20_000, 40_000, noFee, 'ringkas'),
  row('HK-18', 35_000, 50_000, fixedFee(20_000)),
  row('HK-27', 50_000, 60_000, percentageFee(1, 100_000), 'standar', 'offline'),
  row('HK-04', 40_000, 55_000, percentageFee(1.5, 90_000)),
  row('HK-26', 20_000, 40_000, fixedFee(12_500), 'ringkas'),
  row('HK-21', 20_000, 40_000, percentageFee(2.5, 40_000)),
  row('HK-16', 45_000, 55_000, noFee, 'senior', 'offline'),
  row('HK-08', 20_000, 40_000, noFee, 'ringkas'),
  row('HK-19', 40_000, 55_000, fixedFee(27_500)),
  row('HK-11', 30_000, 45_000, percentageFee(1.75, 55_000)),
  row('HK-30', 90_000, 90_000, percentageFee(0.75, 150_000), 'lengkap', 'offline'),
  row('HK-06', 60_000, 70_000, percentageFee(0.75, 85_000)),
  row('HK-15', 20_000, 35_000, percentageFee(2, 35_000), 'ringkas'),
  row('HK-02', 30_000, 45_000, fixedFee(22_500)),
  row('HK-13', 30_000, 50_000, noFee, 'anak'),
  row('HK-24', 25_000, 40_000, fixedFee(17_500), 'ringkas'),
  row('HK-17', 35_000, 50_000, percentageFee(1.5, 60_000)),
  row('HK-29', 75_000, 75_000, noFee, 'keluarga', 'offline'),
  row('HK-10', 15_000, 35_000, noFee, 'ringkas'),
];
