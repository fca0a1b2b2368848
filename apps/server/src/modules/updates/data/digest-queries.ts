import type { DigestSpan } from '@salvia/rules/updates/digest-span'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../identity/index.ts'
import { userSettings } from '../../people/index.ts'
import { productUpdateReaders } from './reader-tables.ts'

/** What a digest is about: its reader, by their id. */
export const PRODUCT_DIGEST = 'ProductDigest'

const isReader = and(
  eq(users.userKindId, 'Practitioner'),
  eq(users.userStatusId, 'Approved'),
  eq(users.isActive, true),
  eq(users.emailVerified, true),
  sql`coalesce((${userSettings.notifications} ->> 'productNews')::boolean, true)`,
)

/** Whether the reader of a digest that was queued still reads it. */
export async function isDigestWanted(db: Db, userId: string): Promise<boolean> {
  const [reader] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(eq(users.id, userId), isReader))
  return reader !== undefined
}

/** Approved practitioners who read a month's digest and were not mailed it yet, in turn after one of them. */
export const listDigestReaders = (
  db: Db,
  { month, until }: DigestSpan,
  { after, limit }: { after: string | null; limit: number },
) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      languageCode: users.preferredLanguageCode,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(productUpdateReaders, eq(productUpdateReaders.userId, users.id))
    .where(
      and(
        isReader,
        lt(users.createdAt, until),
        or(isNull(productUpdateReaders.digestMonth), lt(productUpdateReaders.digestMonth, month)),
        after === null ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
