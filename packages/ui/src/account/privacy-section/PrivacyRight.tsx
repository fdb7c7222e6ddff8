import type { ReactNode } from 'react';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';

/** One right of the member: its name and the control to exercise it. */
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
