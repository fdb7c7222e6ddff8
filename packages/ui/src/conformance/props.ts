/** The load of a page that stays in its first state. */
const loadForever = () => new Promise(() => {});

/** Props of components whose stories set too few, in addition to the arguments of their first story. */
export const PROPS: Readonly<Record<string, object>> = {
  AttachmentFields: { errors: {} },
  BreakableText: { text: 'INV/2026/000088' },
  CompareTable: {
    line: 'kesehatan',
    details: { compareGroups: () => [] },
    plans: [],
    search: { dob: '1990-01-01' },
    today: '2026-11-21',
  },
  ConfirmDialog: { open: true },
  ConsultantDialog: { open: true },
  CardTitle: { children: 'Polis' },
  Dialog: { open: true },
  ErrorSummary: { errors: [{ fieldId: 'email', message: 'Email wajib diisi' }] },
  GuestDialog: { open: true },
  Heading: { level: 2, children: 'Polis' },
  Link: { href: '/claims', children: 'Klaim' },
  MessageDialog: { open: true },
  OrderPage: { line: 'kesehatan', load: loadForever },
  OrderSkeleton: { line: 'kesehatan' },
  OrderWizardPage: { line: 'kesehatan', load: loadForever, plansHref: '/' },
  RecordNumber: { text: 'INV/2026/000088' },
  VerifyResult: { verify: loadForever },
};
