/** Where an invoice stands: one whose last day is over has expired, also before the job has been there. */
export function invoiceStatus(
  { status, dueDate }: { status: string; dueDate: Date | null },
  now: Date,
): string {
  return status === 'pending' && dueDate !== null && dueDate <= now ? 'expire' : status;
}
