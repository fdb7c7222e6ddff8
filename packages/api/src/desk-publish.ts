import { id, instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import { staff } from './desk-shapes.ts';

const publish = z.object({
  id,
  state: z.enum(['running', 'success', 'failed']),
  startedAt: instant,
  /** Null while it runs. */
  endedAt: instant.nullable(),
  startedBy: staff,
  /** Why it failed; '' otherwise. */
  message: z.string(),
});
export type DeskPublish = z.output<typeof publish>;

export const deskSite = contract('deskSite', {
  summary: 'The shown site, and the last publish of its content from the desk',
  reply: z.object({
    /** When the shown site was built; null if this server shows no site. */
    publishedAt: instant.nullable(),
    /** Whether this server publishes; otherwise `command` must be run. */
    canPublish: z.boolean(),
    command: z.string(),
    /** Null if content was never published from the desk. */
    last: publish.nullable(),
  }),
});
export type DeskSite = z.output<typeof deskSite.reply>;

export const deskPublishSite = contract('deskPublishSite', {
  summary: "Publish the site's content: starts the build of a release and returns at once",
  reply: publish,
  problems: ['CONFLICT'],
});
