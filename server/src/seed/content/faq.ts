/** A tab of the help page and its guides; `content` is HTML of the tags that the content module lets through. */
export type FaqCategorySeed = {
  /** Also the anchor of the tab. */
  _id: string;
  title: string;
  /** A name of the site's icon set. */
  icon: string;
  items: { title: string; content: string }[];
};
