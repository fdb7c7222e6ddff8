import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PlanOrdered, PlanSelected } from '../flows/Storefront.tsx';

/** What both tags have beside what every element has: their attributes, as properties. */
export interface NaunganTag extends HTMLElement {
  /** A line of insurance: `kesehatan`. */
  line: string | null;
  /** Id of the plan that is ordered. */
  plan: string | null;
  /** `1990-01-01`. */
  dateOfBirth: string | null;
  /** Code of the partner. */
  partner: string | null;
  /** Whether the tag is still on its way. */
  readonly loading: boolean;
}

/** Events of both tags. They bubble, and leave the shadow root; `preventDefault()` keeps the tag where it is. */
export type TagEvents = {
  'naungan:selected': CustomEvent<PlanSelected>;
  'naungan:ordered': CustomEvent<PlanOrdered>;
};

/** The attributes of both tags, as JSX takes them. */
export type TagAttributes = DetailedHTMLProps<HTMLAttributes<NaunganTag>, NaunganTag> & {
  line?: string;
  plan?: string;
  'date-of-birth'?: string;
  search?: string;
  partner?: string;
  api?: string;
  'heading-level'?: string | number;
  'data-nu-theme'?: 'light' | 'dark' | 'auto';
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'naungan-plans': TagAttributes;
      'naungan-order': TagAttributes;
    }
  }
}

declare global {
  interface HTMLElementEventMap extends TagEvents {}
  interface DocumentEventMap extends TagEvents {}
  interface WindowEventMap extends TagEvents {}
  interface HTMLElementTagNameMap {
    /** Plans of a line, and the way to a policy. */
    'naungan-plans': NaunganTag;
    /** The order of one plan. */
    'naungan-order': NaunganTag;
  }
}
