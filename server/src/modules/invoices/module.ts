import { defineModule } from '../../core/module.ts';
import { invoiceData } from './personal-data.ts';

/**
 * Declares the personal data in invoices. The calls for invoices are in `read-models`, because replies include orders
 * and payments.
 */
export const invoicesModule = defineModule({
  name: 'invoices',
  personalData: invoiceData,
});
