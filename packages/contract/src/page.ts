import { z } from 'zod'
import { DEFAULT_PAGE_LIMIT, MAX_PAGE_LIMIT } from './words/limits.ts'

const Sort = z
  .string()
  .max(200)
  .regex(/^-?\w+(,-?\w+)*$/, 'sort_invalid')

/** offset, limit and sort of a list. A limit over 100 is refused, never cut. */
export const pageQuery = (defaultLimit: number = DEFAULT_PAGE_LIMIT) => ({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_LIMIT).default(defaultLimit),
  sort: Sort.optional(),
})

export const Pager = z.object({
  offset: z.int(),
  limit: z.int(),
  count: z.int(),
  countIsEstimate: z.boolean().optional(),
  sort: z.string().nullable(),
})
export type Pager = z.infer<typeof Pager>

export const pageOf = <T extends z.ZodType>(item: T) => z.object({ results: z.array(item), pager: Pager })
