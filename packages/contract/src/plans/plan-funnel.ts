import { z } from 'zod'

/** How far invitations to plans came: each figure counts clients of plans, of those before it. */
export const PlanFunnel = z.object({
  invited: z.int(),
  delivered: z.int(),
  /** Null where it is known of nobody. */
  opened: z.int().nullable(),
  /** Those of whom it is known whether the mail was opened: who agreed to it. */
  openKnownOf: z.int(),
  viewed: z.int(),
  inCart: z.int(),
  ordered: z.int(),
})
export type PlanFunnel = z.infer<typeof PlanFunnel>
