import { z } from 'zod';

/** `icon` is a name of the icon set of the site. */
const item = z.object({ icon: z.string(), title: z.string(), description: z.string() });

/** A section of a page of content. */
export const section = z.object({ headTitle: z.string(), description: z.string(), items: z.array(item) });

/** An insurer on a page of content. */
export const partner = z.object({ company_name: z.string(), logo: z.string() });
