import { toast } from '@naungan/ui/primitives/toast';

/** Shows that a person's action was stored. A later message replaces it. */
export function notifyStored(message: string): void {
  toast({ tone: 'success', title: '', message, topic: 'stored' });
}
