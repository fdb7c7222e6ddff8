/** A tab of the help page with its guides; `content` is HTML with the tags that the content module allows. */
export type FaqCategorySeed = {
  /** Also the anchor of the tab. */
  _id: string;
  title: string;
  /** A name of the site's icon set. */
  icon: string;
  items: { title: string; content: string }[];
};
