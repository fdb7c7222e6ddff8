import { Card } from '../../primitives/card/index.ts';
import { Carousel } from '../../primitives/carousel/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { orderFormMessages } from '../order-wizard/messages.ts';

export type OrderNote = { title: string; description: string };

/** Milliseconds for which each note is displayed [3 §9]. */
const AUTOPLAY_MS = 2000;

/** Notes in a carousel, three per view on wide screens. */
export function NotesCarousel({ notes }: { notes: readonly OrderNote[] }) {
  const texts = useMessages('OrderForm', orderFormMessages);
  return (
    <Carousel
      label={texts.notes}
      className="nu:mb-5"
      autoplay={AUTOPLAY_MS}
      loop
      slideClassName="nu:basis-full nu:@tablet:basis-1/2 nu:@desktop:basis-1/3"
    >
      {notes.map(({ title, description }) => (
        <Card key={title} padding="none" className="nu:h-full nu:min-h-36 nu:p-4 nu:@tablet:p-5">
          <p className="nu:font-bold">{title}</p>
          <p className="nu:mt-1 nu:text-[0.9375rem] nu:leading-6 nu:text-muted">{description}</p>
        </Card>
      ))}
    </Carousel>
  );
}
