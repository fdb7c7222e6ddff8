/** The brand's colours as `#rrggbb`. Status colours (info, ok, warn, bad) are fixed, so that a brand cannot change them. */
export type Colours = {
  /** Buttons, links and selection; the text on this colour is white. */
  brand: string;
  /** `brand` when pressed or hovered, and as text on `brandTint`. */
  brandDark: string;
  /** Backgrounds behind text. */
  brandTint: string;
  /** Second colour of drawings. */
  brandSoft: string;
  /** The current step and items that need action; never used for text. */
  sun: string;
  sunTint: string;
  ink: string;
  muted: string;
  paper: string;
  surface: string;
  line: string;
  field: string;
};
