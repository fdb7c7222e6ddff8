import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EventName, StorefrontEvents } from '../events.ts';

/** Additional properties of `<naungan-plans>` and `<naungan-order>`; they reflect the attributes. */
export interface NaunganTag extends HTMLElement {
  /** A line of insurance: `kesehatan`. */
  line: string | null;
  /** Id of the plan to order. */
  plan: string | null;
  /** `1990-01-01`. */
  dateOfBirth: string | null;
  /** The search as a URL query. */
  search: string | null;
  /** Code of the partner. */
  partner: string | null;
  /** Origin of the API. */
  api: string | null;
  /** Level of a page's main heading: `2`. */
  headingLevel: string | null;
  /**
   * The search of the plan that was chosen last, as a URL query for the attribute `search` of `<naungan-order>`. It is
   * personal data, so the events do not contain it.
   */
  readonly selectedSearch: string | null;
  /** Whether the element is still loading. */
  readonly pending: boolean;
}

/**
 * Events of `<naungan-plans>` and `<naungan-order>`. They bubble and leave the shadow root. `preventDefault()` of
 * `naungan-selected` and `naungan-ordered` prevents the navigation. Angular reads their types from `HTMLElementEventMap`.
 */
export type TagEvents = { [N in EventName]: CustomEvent<StorefrontEvents[N]> };

type CapitalizedWords<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${CapitalizedWords<Rest>}`
  : Capitalize<Name>;

/** The attributes of both elements. */
type OwnAttributes = {
  line?: string;
  plan?: string;
  'date-of-birth'?: string;
  search?: string;
  partner?: string;
  api?: string;
  'heading-level'?: string | number;
  'data-nu-theme'?: 'light' | 'dark' | 'auto';
};

/** The attributes and events of `<naungan-plans>` and `<naungan-order>` in JSX: `onnaungan-ordered={…}`. */
export type TagAttributes = DetailedHTMLProps<HTMLAttributes<NaunganTag>, NaunganTag> &
  OwnAttributes & { [N in EventName as `on${N}`]?: (event: TagEvents[N]) => void };

/** A tag in a Vue template: `@naungan-ordered="…"`. */
type VueTag = new () => NaunganTag & {
  $props: OwnAttributes & {
    [N in EventName as `on${CapitalizedWords<N>}`]?: (event: TagEvents[N]) => void;
  };
};
/** The tags for Vue: `declare module 'vue' { interface GlobalComponents extends VueTags {} }`. */
export type VueTags = { 'naungan-plans': VueTag; 'naungan-order': VueTag };

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
