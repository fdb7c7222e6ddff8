import { defineModule } from '../../core/module.ts';
import { invoiceData } from './personal-data.ts';

/** The calls of invoices are in `read-models`, because their replies include orders and payments. */
export const invoicesModule = defineModule({
  name: 'invoices',
  personalData: invoiceData,
});
