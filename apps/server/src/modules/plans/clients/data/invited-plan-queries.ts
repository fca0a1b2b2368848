import type { InvitedPlan } from '@salvia/contract/plans/invited-plans'
import { and, count, desc, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { users } from '../../../identity/index.ts'
import { isInvitedAddress } from '../../data/invited-address.ts'
import { itemsCount } from '../../data/plan-queries.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'

const c = recommendationClients
const r = recommendations
const own = alias(recommendationClients, 'own')

const isOnPlan = (db: Db, callerId: string) =>
  db
    .select({ one: sql`1` })
    .from(own)
    .where(and(eq(own.recommendationId, r.id), eq(own.clientId, callerId), isNull(own.revokedAt)))

const isOpenTo = (db: Db, callerId: string) =>
  and(
    or(eq(c.clientId, callerId), and(isInvitedAddress(db, callerId), notExists(isOnPlan(db, callerId)))),
    isNotNull(c.invitedAt),
    isNull(c.joinedAt),
    isNull(c.revokedAt),
    eq(r.isActive, true),
    eq(r.isTemplate, false),
  )

/** Who was invited to a plan, without an account, at the address that an account has verified; locked. */
export async function lockInvitedAtOwnAddress(
  tx: Db,
  { recommendationId, callerId }: { recommendationId: string; callerId: string },
): Promise<typeof c.$inferSelect | null> {
  const [found] = await tx
    .select({ client: c })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .where(
      and(
        eq(c.recommendationId, recommendationId),
        isInvitedAddress(tx, callerId),
        isNotNull(c.invitedAt),
        isNull(c.revokedAt),
      ),
    )
    .limit(1)
    .for('update', { of: c })
  return found?.client ?? null
}

/**
 * A page of the plans that a client was invited to, by its account or at its verified address, and did not save; the
 * last invited first.
 */
export async function listInvitedPlans(
  db: Db,
  callerId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ results: InvitedPlan[]; count: number }> {
  const where = isOpenTo(db, callerId)
  const rows = await db
    .select({
      id: r.id,
      shareCode: r.shareCode,
      name: r.name,
      practitionerName: fullNameOf(users),
      itemsCount,
      invitedAt: sql<Date>`${c.invitedAt}`.mapWith(c.invitedAt),
    })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .innerJoin(users, eq(users.id, r.practitionerId))
    .where(where)
    .orderBy(desc(c.invitedAt), desc(r.id))
    .offset(offset)
    .limit(limit)
  const [counted] = await db
    .select({ count: count() })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .where(where)
  const results = rows.map((row) => ({ ...row, invitedAt: row.invitedAt.toISOString() }))
  return { results, count: counted?.count ?? 0 }
}
