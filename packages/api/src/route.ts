import type { z } from 'zod';

/** Who may call; what each means says `routes.ts`. */
export type Auth = 'guest' | 'open' | 'member' | 'desk' | 'signed';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** `multipart`: a form with files. */
export type Route = { method: Method; path: string; auth: Auth; multipart?: true };

/** What a call accepts and answers. `reply` is the shape of `response` inside the success envelope. */
export type Shapes = {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
};
