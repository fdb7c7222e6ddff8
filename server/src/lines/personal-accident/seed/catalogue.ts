import { type CatalogueRow, fixedFee, noFee, percentageFee, rowsOf } from '../../seed/catalogue.ts';
import type { AttachmentSet } from './attachments.ts';

const row = rowsOf<AttachmentSet>('standar');

/**
 * The plans newest first, which is the default order of the list [2 §9]. Columns: code, admin fee, print fee,
 * service fee (percent with cap, fixed, none), documents, channel.
 */
export const CATALOGUE: CatalogueRow<AttachmentSet>[] = [
  row('PA-12', 15_000, 30_000, percentageFee(2, 10_000)),
  row('PA-05', 20_000, 35_000, fixedFee(10_000)),
  row('PA-09', 5_000, 25_000, noFee, 'ringkas'),
  row('PA-21', 20_000, 35_000, percentageFee(1.5, 15_000)),
  row('PA-19', 20_000, 35_000, fixedFee(12_500)),
  row('PA-02', 15_000, 30_000, percentageFee(2.5, 10_000)),
  row('PA-15', 10_000, 25_000, noFee, 'anak'),
  row('PA-24', 25_000, 40_000, percentageFee(1, 15_000), 'lengkap'),
  row('PA-11', 10_000, 30_000, fixedFee(5_000), 'pengendara'),
  row('PA-07', 25_000, 40_000, percentageFee(1, 20_000), 'lengkap'),
  row('PA-03', 15_000, 30_000, noFee),
  row('PA-18', 15_000, 30_000, fixedFee(7_500)),
  row('PA-17', 20_000, 35_000, percentageFee(1.25, 15_000)),
  row('PA-23', 25_000, 40_000, noFee, 'keluarga', 'offline'),
  row('PA-10', 15_000, 30_000, percentageFee(2, 12_500), 'pekerja'),
  row('PA-01', 7_500, 25_000, noFee, 'ringkas'),
  row('PA-20', 20_000, 35_000, fixedFee(10_000), 'pengendara'),
  row('PA-06', 20_000, 35_000, percentageFee(1, 15_000)),
  row('PA-14', 10_000, 25_000, noFee, 'ringkas'),
  row('PA-25', 50_000, 50_000, noFee, 'lengkap', 'offline'),
  row('PA-04', 20_000, 35_000, percentageFee(1.5, 12_500), 'keluarga'),
  row('PA-22', 20_000, 35_000, fixedFee(15_000), 'pekerja'),
  row('PA-16', 15_000, 30_000, percentageFee(2, 10_000), 'ringkas'),
  row('PA-13', 15_000, 30_000, noFee, 'pekerja'),
  row('PA-26', 25_000, 40_000, noFee, 'pekerja', 'offline'),
  row('PA-08', 30_000, 40_000, percentageFee(0.75, 25_000), 'lengkap'),
];
