/** A story of the component as an example, alone or with other props. */
type Example = {
  /** Name of the exported story. */
  story: string;
  /** Props that replace the props of the story. Not for a story in a frame, such as a dialog. */
  args?: Readonly<Record<string, unknown>>;
  because: string;
};

/**
 * What the page of a component says in addition to its props and stories (`parameters.guide` of the stories). guard.mjs
 * requires a guide for every component.
 */
export type Guide = {
  /** What the component is for, in one sentence. */
  purpose: string;
  whenToUse: readonly string[];
  /** Each with the alternative. */
  whenNot: readonly string[];
  doExample: Example;
  dontExample: Example;
  /** Every key that the component handles; empty for a component without controls. */
  keyboard: readonly { keys: string; action: string }[];
  /** What the component does for assistive technologies, and what the host must do. */
  accessibility: readonly string[];
  /** The data attributes of its states, which are public API. `guides.test.ts` compares them with the components. */
  dataAttributes?: readonly { name: `data-${string}`; values: string }[];
  /**
   * `stable`: exported; a change of its props follows semantic versioning. `internal`: part of exported components, not exported
   * itself.
   */
  status: 'stable' | 'internal';
  /** Code of a host page, to copy. For an internal component, code of the exported component that contains it. */
  code: string;
};
