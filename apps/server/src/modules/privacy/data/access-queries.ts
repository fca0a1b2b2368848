import type { AccessEntry } from '@salvia/contract/privacy/privacy'
import { fullName } from '@salvia/rules/people/full-name'
import { and, count, desc, eq, gte, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { accessEntries } from '#kernel/access-log/data/access-tables'
import { users } from '../../identity/index.ts'
import { recommendationClients, recommendations } from '../../plans/index.ts'

type Page = { offset: number; limit: number }

const a = accessEntries

/** Subjects of reads about a person: their file, and their plans since they have had them. */
const isAbout = (userId: string) => or(eq(a.subjectId, userId), eq(recommendationClients.clientId, userId))

const joined = (userId: string) =>
  and(
    eq(recommendationClients.recommendationId, a.subjectId),
    eq(recommendationClients.clientId, userId),
    gte(a.at, sql`coalesce(${recommendationClients.joinedAt}, ${recommendationClients.invitedAt})`),
  )

/** Who read a person's plans and file, newest first, and how often. */
export async function listAccess(db: Db, userId: string, { offset, limit }: Page) {
  const [counted] = await db
    .select({ count: count() })
    .from(a)
    .leftJoin(recommendationClients, joined(userId))
    .where(isAbout(userId))
  const rows = await db
    .select({
      entry: a,
      firstName: users.firstName,
      lastName: users.lastName,
      planName: recommendations.name,
    })
    .from(a)
    .leftJoin(recommendationClients, joined(userId))
    .leftJoin(users, eq(users.id, a.readerId))
    .leftJoin(recommendations, eq(recommendations.id, a.subjectId))
    .where(isAbout(userId))
    .orderBy(desc(a.at), desc(a.id))
    .offset(offset)
    .limit(limit)
  const results = rows.map(
    ({ entry, firstName, lastName, planName }): AccessEntry => ({
      id: entry.id,
      at: entry.at.toISOString(),
      readerName: fullName({ firstName, lastName }),
      readerKind: entry.readerKind,
      what: entry.what,
      planName,
    }),
  )
  return { results, count: counted?.count ?? 0 }
}
