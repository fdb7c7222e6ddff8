import type { ProductType } from '@naungan/domain/lines';
import { useLoad } from '../../flow/use-load.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { OrderNote } from './NotesCarousel.tsx';

export type NotesLoader = (line: ProductType) => Promise<readonly OrderNote[]>;

export type OrderNotesProps = { line: ProductType; load: NotesLoader };

/** Notes above the orders of a product [3 §2]. Renders nothing if the notes fail to load. */
export function OrderNotes({ line, load }: OrderNotesProps) {
  const { loadState } = useLoad(async () => {
    const [notes, { NotesCarousel }] = await Promise.all([load(line), import('./NotesCarousel.tsx')]);
    return { notes, NotesCarousel };
  }, line);
  if (loadState.state === 'failed') return null;
  if (loadState.state === 'loading')
    return <Skeleton className="nu:mb-5 nu:h-49 nu:w-full nu:rounded-card" />;
  const { notes, NotesCarousel } = loadState.value;
  return notes.length > 0 && <NotesCarousel notes={notes} />;
}
