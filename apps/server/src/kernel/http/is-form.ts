import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request says that it sends a form with files. */
export const isForm = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/') ?? false
