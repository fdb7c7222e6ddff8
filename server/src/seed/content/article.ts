/** A seeded article; `content` is HTML with the tags that the content module allows. */
export type ArticleSeed = {
  /** Also the last part of the article's path and the name of its drawing. */
  _id: string;
  title: string;
  /** One or two sentences for cards and search results, without HTML. */
  excerpt: string;
  category: { name: ArticleCategory };
  /** ISO 8601 in UTC. */
  createdAt: string;
  status: 'active' | 'inactive';
  content: string;
};

export type ArticleCategory = 'Panduan' | 'Kendaraan' | 'Kesehatan' | 'Jiwa' | 'Properti' | 'Klaim';
