import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PlanOrdered, PlanSelected } from '../flows/Storefront.tsx';

/** Additional properties of `<naungan-plans>` and `<naungan-order>`; they reflect the attributes. */
export interface NaunganTag extends HTMLElement {
  /** A line of insurance: `kesehatan`. */
  line: string | null;
  /** Id of the plan to order. */
  plan: string | null;
  /** `1990-01-01`. */
  dateOfBirth: string | null;
  /** Code of the partner. */
  partner: string | null;
  /** Whether the element is still loading. */
  readonly pending: boolean;
}

/** Events of `<naungan-plans>` and `<naungan-order>`. They bubble and leave the shadow root; `preventDefault()` prevents the navigation. */
export type TagEvents = {
  'naungan:selected': CustomEvent<PlanSelected>;
  'naungan:ordered': CustomEvent<PlanOrdered>;
};

/** The attributes of `<naungan-plans>` and `<naungan-order>` in JSX. */
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
    /** The plans of a line, and all later steps up to the policy. */
    'naungan-plans': NaunganTag;
    /** The order of one plan. */
    'naungan-order': NaunganTag;
  }
}
