import { z } from 'zod'
import { Id, Instant } from '../wire.ts'

/** Merges `sourceIds` into the target; `isDryRun` previews it. */
export const Merge = z.strictObject({
  targetId: Id,
  sourceIds: z.array(Id).min(1).max(50),
  isDryRun: z.boolean().optional(),
})
export const Merged = z.object({
  /** Id for undoing the merge; null for a dry run. */
  mergeId: Id.nullable(),
  target: z.object({ id: Id, name: z.string() }),
  sources: z.array(z.object({ id: Id, name: z.string() })),
  /** Names kept as synonyms. */
  synonyms: z.array(z.string()),
  /** Label rows, or ingredients of a group, that are moved. */
  movedCount: z.int(),
})
export type Merged = z.infer<typeof Merged>

/** A merge, which can be undone unless later changes prevent it. */
export const PastMerge = z.object({
  id: Id,
  at: Instant,
  sources: z.array(z.object({ id: Id, name: z.string() })),
  isUndone: z.boolean(),
})
export type PastMerge = z.infer<typeof PastMerge>
