/** An invoice's status: past its due date it has expired, also before the job has stored that. */
export function invoiceStatus(
  { status, dueDate }: { status: string; dueDate: Date | null },
  now: Date,
): string {
  return status === 'pending' && dueDate !== null && dueDate <= now ? 'expire' : status;
}
