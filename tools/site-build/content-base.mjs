/** Returns the base URL of the content calls, such as `http://host/api/v1`: CONTENT_API, else the server on this machine. */
export const contentBase = () =>
  process.env.CONTENT_API ?? `http://127.0.0.1:${process.env.PORT ?? 4321}/api/v1`;
