import { z } from 'zod'
import { Day, Id, Instant } from '../wire.ts'
import {
  disruptionImpactTypes,
  disruptionNotices,
  disruptionStatuses,
  disruptionUserFlags,
} from '../words/disruptions.ts'
import { userKinds } from '../words/identity.ts'
import { PublicDisruption } from './product-disruption.ts'

const Count = z.int()

export const DisruptionRow = PublicDisruption.extend({
  version: z.int(),
  updatedAt: Instant,
  /** How many people it touches; null before that is computed. */
  usersCount: Count.nullable(),
  /** How many asked to be told that the product is back and have no notice; none gets one once it is closed. */
  waitingCount: Count,
})
export type DisruptionRow = z.infer<typeof DisruptionRow>

export const Disruption = DisruptionRow.extend({
  createdAt: Instant,
  /** For the team alone. */
  note: z.string(),
  /** Newest first. */
  history: z.array(
    z.object({
      /** Null for the entry that opened it. */
      from: z.enum(disruptionStatuses).nullable(),
      to: z.enum(disruptionStatuses),
      at: Instant,
      /** Null for an account that is gone. */
      actor: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
    }),
  ),
  /** Back-in-stock notices: asked for, queued, and refused by the mail service. */
  notices: z.object({
    asked: Count,
    queued: Count,
    failed: Count,
    /** Whether asking for those of everyone would do anything: somebody is not asked for yet, or waits to be queued. */
    areLeft: z.boolean(),
  }),
  /** Whether the product can be bought; while it cannot, notices that wait are given up and none is taken. */
  isForSale: z.boolean(),
})
export type Disruption = z.infer<typeof Disruption>

export const DisruptionUser = z.object({
  id: Id,
  /** Null for an address without an account. */
  user: z
    .object({ id: Id, firstName: z.string(), lastName: z.string(), userKindId: z.enum(userKinds) })
    .nullable(),
  email: z.string(),
  flags: z.array(z.enum(disruptionUserFlags)),
  impactType: z.enum(disruptionImpactTypes),
  /** When a client's packs of the product are used up; null where that is not known. */
  runsOutOn: Day.nullable(),
  notice: z.enum(disruptionNotices),
  noticedAt: Instant.nullable(),
  /** When the person ended back-in-stock notices; null while they are wanted. */
  endedAt: Instant.nullable(),
})
export type DisruptionUser = z.infer<typeof DisruptionUser>
