import { z } from 'zod'

/** A switch, as operators write one. */
export const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((word) => ['1', 'true', 'on'].includes(word))

export const httpUrl = z.url({ protocol: /^https?$/ })
export const words = z.string().min(1)

/** Addresses are joined with paths that begin with a slash. */
export const withoutSlash = (url: string): string => url.replace(/\/$/, '')
