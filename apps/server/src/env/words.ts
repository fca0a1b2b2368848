import { z } from 'zod'

/** A boolean environment variable. */
export const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((word) => ['1', 'true', 'on'].includes(word))

export const httpUrl = z.url({ protocol: /^https?$/ })
export const words = z.string().min(1)

/** No trailing slash: paths appended to addresses begin with one. */
export const withoutSlash = (url: string): string => url.replace(/\/$/, '')
