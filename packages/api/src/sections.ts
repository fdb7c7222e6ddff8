import { z } from 'zod';

/** `icon` is the name of an icon in the site's icon set. */
const item = z.object({ icon: z.string(), title: z.string(), description: z.string() });

/** A section of a landing page or of the home page. */
export const section = z.object({ headTitle: z.string(), description: z.string(), items: z.array(item) });

/** An insurer that a landing page or the home page shows. */
export const partner = z.object({ company_name: z.string(), logo: z.string() });
