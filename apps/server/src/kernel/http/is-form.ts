import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request is multipart form data. */
export const isForm = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/') ?? false
