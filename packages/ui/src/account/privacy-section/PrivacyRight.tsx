import type { ReactNode } from 'react';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';

/** A card for one right of the member. */
export function PrivacyRight({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Heading level={3} className="nu:text-h5">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
