/** Props of components whose stories set too few, in addition to the arguments of their first story. */
export const PROPS: Readonly<Record<string, object>> = {
  BreakableText: { text: 'INV/2026/000088' },
  ConfirmDialog: { open: true },
  ConsultantDialog: { open: true },
  CardTitle: { children: 'Polis' },
  Dialog: { open: true },
  ErrorSummary: { errors: [{ fieldId: 'email', message: 'Email wajib diisi' }] },
  GuestDialog: { open: true },
  Heading: { level: 2, children: 'Polis' },
  Link: { href: '/claims', children: 'Klaim' },
  MessageDialog: { open: true },
  OrderSkeleton: { line: 'kesehatan' },
  RecordNumber: { text: 'INV/2026/000088' },
};
