import { company, LOGO } from './example-facts.ts';

export const partners = [{ company_name: company.company_name, logo: LOGO }];

/** Returns a section of a page with one item. */
export const section = (
  headTitle: string,
  description: string,
  icon: string,
  title: string,
  text: string,
) => ({
  headTitle,
  description,
  items: [{ icon, title, description: text }],
});
const PROCESS_TEXT = 'Seluruh proses dilakukan secara online dan dapat Anda pantau dari akun Anda.';
const POLICY_STEP = [
  'file-check',
  'Terima polis setelah membayar',
  'Polis terbit segera setelah pembayaran diterima dan dapat diunduh sebagai PDF.',
] as const;
/** The section of a landing page about the steps to a policy. */
export const processSection = section('Cara kerjanya', PROCESS_TEXT, ...POLICY_STEP);
