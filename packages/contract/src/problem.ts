import { z } from 'zod'

/** RFC 9457, with a stable `code` and, for input, one entry a field. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.object({ id: z.string(), error: z.string() })).optional(),
  /** With a 412: the record as it is now, so that both changes can be laid side by side. */
  current: z.unknown().optional(),
})
export type Problem = z.infer<typeof Problem>
