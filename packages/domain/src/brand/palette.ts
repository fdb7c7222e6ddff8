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
  /** Backgrounds behind text about `sun` items. */
  sunTint: string;
  /** Text. */
  ink: string;
  /** Secondary text. */
  muted: string;
  /** The background of a page. */
  paper: string;
  /** The background of cards and form fields. */
  surface: string;
  /** Dividers and the borders of cards. */
  line: string;
  /** The borders of form fields. */
  field: string;
};
