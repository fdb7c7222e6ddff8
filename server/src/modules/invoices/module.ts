import { defineModule } from '../../core/module.ts';
import { invoiceData } from './personal-data.ts';

/** Its calls stand in `views`: what they show, orders and payments know. */
export const invoicesModule = defineModule({
  name: 'invoices',
  personalData: invoiceData,
});
