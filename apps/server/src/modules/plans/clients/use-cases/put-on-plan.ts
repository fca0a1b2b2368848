import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { holdFilesOfAccount, practitionerClients } from '../../../people/index.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'
import { recordJourney } from '../../journeys/use-cases/record-journey.ts'
import { keepFirstVersion } from '../../use-cases/keep-version.ts'
import { writeAside } from '../../use-cases/touch-plan.ts'
import type { PlanClientKey } from '../plan-client-context.ts'

const c = recommendationClients

type Plan = typeof recommendations.$inferSelect

/**
 * What a client who is put back on a plan begins again. Who saved the plan before goes on as one who answered: taken for
 * not answered, its orders would be seen though it said no.
 */
const blank = {
  revokedAt: null,
  firstSentAt: null,
  channel: null,
  tokenHash: null,
  openMarkHash: null,
  firstViewedAt: null,
  cartAt: null,
  dismissedAlert: null,
  dismissedAt: null,
}

/** Puts a client on a plan, or back on it, by its practitioner's word. */
export async function putOnPlan(
  tx: Db,
  { recommendationId, clientId }: PlanClientKey,
  now: Date,
): Promise<void> {
  await tx
    .insert(c)
    .values({ recommendationId, clientId, invitedAt: now })
    .onConflictDoUpdate({
      target: [c.recommendationId, c.clientId],
      set: { ...blank, invitedAt: now },
    })
}

/** Notes in the journey that a client was put on a plan without a message. */
export async function recordShared(
  tx: Db,
  { recommendationId, clientId }: PlanClientKey,
  now: Date,
): Promise<void> {
  const dedupKey = `shared:${recommendationId}:${clientId}:${now.getTime()}`
  await recordJourney(tx, { recommendationId, clientId, event: 'Shared', dedupKey }, now)
}

/** A plan that has a client is shared from then on, and what that client sees is its first version. */
export async function beginSharing(
  tx: Db,
  plan: Pick<Plan, 'id' | 'practitionerId' | 'sharedAt'>,
  now: Date,
): Promise<void> {
  if (plan.sharedAt !== null) return
  await writeAside(tx, plan.id, { sharedAt: now })
  await keepFirstVersion(tx, plan, now)
}

type Ordered = { practitionerId: string; clientId: string; recommendationIds: string[] }

/** Those of the practitioner's plans, in use and no templates, that do not have the client. */
function listPlansWithout(tx: Db, { practitionerId, clientId, recommendationIds }: Ordered) {
  const r = recommendations
  const isOn = tx
    .select({ one: sql`1` })
    .from(c)
    .where(and(eq(c.recommendationId, r.id), eq(c.clientId, clientId), isNull(c.revokedAt)))
  return tx
    .select({ id: r.id, practitionerId: r.practitionerId, sharedAt: r.sharedAt })
    .from(r)
    .where(
      and(
        inArray(r.id, recommendationIds),
        eq(r.practitionerId, practitionerId),
        eq(r.isActive, true),
        eq(r.isTemplate, false),
        notExists(isOn),
      ),
    )
    .orderBy(r.id)
    .for('key share')
}

/**
 * Puts the client for whom a practitioner ordered on the ordered plans of the practitioner, as one who is added to them
 * without a message; a plan that has the client is left as it is, and so is who is no client of the practitioner any
 * more. In the transaction that places the order, so that who is taken off the plan later stays off.
 */
export async function putOnOrderedPlans(tx: Db, ordered: Ordered, now: Date): Promise<void> {
  const { practitionerId, clientId } = ordered
  await holdFilesOfAccount(tx, { practitionerId, clientId })
  const f = practitionerClients
  const isClient = and(eq(f.practitionerId, practitionerId), eq(f.clientId, clientId))
  if ((await tx.$count(f, isClient)) === 0) return
  for (const plan of await listPlansWithout(tx, ordered)) {
    const key = { recommendationId: plan.id, clientId }
    await putOnPlan(tx, key, now)
    await recordShared(tx, key, now)
    await beginSharing(tx, plan, now)
  }
}
