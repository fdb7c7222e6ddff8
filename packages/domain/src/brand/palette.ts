/** Colours of the brand as `#rrggbb`. Statuses (info, ok, warn, bad) are not the brand's and stay as they are. */
export type Colours = {
  /** Buttons, links, selection: carries white text. */
  brand: string;
  /** The same when pressed or hovered, and as text on `brandTint`. */
  brandDark: string;
  /** Grounds behind text. */
  brandTint: string;
  /** Second tone of drawings. */
  brandSoft: string;
  /** What is current or needs action; never text. */
  sun: string;
  sunTint: string;
  ink: string;
  muted: string;
  paper: string;
  surface: string;
  line: string;
  field: string;
};
