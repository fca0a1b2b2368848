import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../../identity/index.ts'
import { practitionerClients } from '../../../people/index.ts'
import { recommendationClients, recommendationItems, recommendations } from '../../data/plan-tables.ts'

const c = recommendationClients
const f = practitionerClients
const i = recommendationItems

/** The client of a plan who was invited at an address, as in the practitioner's file, else the account's. */
export async function findInvitedAt(
  db: Db,
  { recommendationId, email }: { recommendationId: string; email: string },
): Promise<string | null> {
  const [found] = await db
    .select({ clientId: c.clientId })
    .from(c)
    .innerJoin(recommendations, eq(recommendations.id, c.recommendationId))
    .innerJoin(users, eq(users.id, c.clientId))
    .leftJoin(f, and(eq(f.clientId, c.clientId), eq(f.practitionerId, recommendations.practitionerId)))
    .where(
      and(
        eq(c.recommendationId, recommendationId),
        isNotNull(c.invitedAt),
        isNull(c.revokedAt),
        eq(recommendations.isActive, true),
        eq(sql`lower(coalesce(${f.email}, ${users.email}))`, email.toLowerCase()),
      ),
    )
    .limit(1)
  return found?.clientId ?? null
}

/** Whether the link of an invitation is the client's last and leads to a plan in use, by the hash of its token. */
export async function isInvitationOpen(db: Db, tokenHash: string): Promise<boolean> {
  const [open] = await db
    .select({ clientId: c.clientId })
    .from(c)
    .innerJoin(recommendations, eq(recommendations.id, c.recommendationId))
    .where(and(eq(c.tokenHash, tokenHash), isNull(c.revokedAt), eq(recommendations.isActive, true)))
  return open !== undefined
}

/** The personal notes of a plan, by item. */
export const listPersonalNotes = (db: Db, recommendationId: string) =>
  db
    .select({ recommendationItemId: i.id, notes: i.notes })
    .from(i)
    .where(and(eq(i.recommendationId, recommendationId), eq(i.isNotePersonal, true), sql`${i.notes} <> ''`))
    .orderBy(i.id)
