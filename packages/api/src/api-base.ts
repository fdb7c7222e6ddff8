/** The path of every call begins with it. */
export const API_BASE = '/api/v1';
