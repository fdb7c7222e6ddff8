import { addContents } from '../../modules/content/repository.ts';
import type { Seeder } from '../seeder.ts';
import { healthContent } from './health.ts';
import { homeContent } from './home.ts';

export const seedContents: Seeder = (db) =>
  addContents(db, [
    { slug: 'home', content: homeContent },
    { slug: 'health', content: healthContent },
  ]);
