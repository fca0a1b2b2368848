import { z } from 'zod'

/** RFC 9457 problem with a stable `code` and, for invalid input, one entry per field. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.object({ id: z.string(), error: z.string() })).optional(),
  /** With a 429 or 503: in how many seconds to try again, as `Retry-After` says it. */
  retryAfter: z.int().optional(),
  /** On 412: the current record, so that both changes can be compared. */
  current: z.unknown().optional(),
})
export type Problem = z.infer<typeof Problem>
