import type { ReactNode } from 'react';
import { Card } from '../../primitives/card/index.ts';

/** One right: what it is called, and how to use it. */
export function PrivacyRight({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h3 className="nu:text-h5">{title}</h3>
      {children}
    </Card>
  );
}
