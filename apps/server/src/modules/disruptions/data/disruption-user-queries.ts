import type { DisruptionUser } from '@salvia/contract/disruptions/disruption-records'
import type {
  DisruptionImpactType,
  DisruptionNotice,
  DisruptionUserFlag,
} from '@salvia/contract/words/disruptions'
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { isTried } from '#kernel/outbox/is-tried'
import { isShown, products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { disruptionUsers, productDisruptions } from './disruption-tables.ts'
import { isForSale } from './product-name.ts'

const u = disruptionUsers

/** Who can be written to: an account in use with a proven address, or an address that was confirmed. */
const isReachable = or(
  isNotNull(u.email),
  sql`exists (select 1 from ${users} where ${users.id} = ${u.userId} and ${users.isActive}
    and ${users.emailVerified})`,
)

/** An address whose owner has since subscribed by an account too: one mailbox gets one notice. */
const isToldByAccount = sql`exists (select 1 from disruption_users beside
  join users account on account.id = beside.user_id
  where beside.disruption_id = ${u.disruptionId} and beside.notice_asked_at is not null
    and account.email = ${u.email} and account.email_verified and account.is_active)`

/**
 * The impact of each flag, the most severe first: a person has the impact of their most severe flag, and None without
 * one (docs/domain.md, Shortages and inquiries).
 */
const impactOfFlags: readonly (readonly [DisruptionUserFlag, DisruptionImpactType])[] = [
  ['HasInOwnRecommendation', 'High'],
  ['OrderedBefore', 'Medium'],
  ['Subscribed', 'Low'],
]

/** The impact of a set of flags: that of the most severe. */
export const impactOf = (flags: SQL): SQL<DisruptionImpactType> =>
  sql<DisruptionImpactType>`case ${sql.join(
    impactOfFlags.map(([flag, impact]) => sql`when array[${flag}]::text[] <@ ${flags} then ${impact}`),
    sql` `,
  )} else 'None' end`

const selectUsers = (db: Db) =>
  db
    .select({
      row: u,
      account: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        userKindId: users.userKindId,
        email: users.email,
      },
      messageState: outboxMessages.state,
    })
    .from(u)
    .leftJoin(users, eq(users.id, u.userId))
    .leftJoin(outboxMessages, eq(outboxMessages.id, u.noticeMessageId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectUsers>>[number]

const ofMessage = { Waiting: 'Queued', Sent: 'Sent', Failed: 'Failed' } as const

function noticeOf({ row, messageState }: Row): DisruptionNotice {
  const isEnded = row.unsubscribedAt !== null
  if (row.noticedAt === null) {
    if (isEnded) return 'Refused'
    return row.noticeAskedAt === null ? 'None' : 'Waiting'
  }
  // One that was not sent is withheld from who ended notices, and when the disruption was closed.
  if (messageState === 'Withheld') return isEnded ? 'Refused' : 'Failed'
  return messageState === null ? 'Queued' : ofMessage[messageState]
}

function toUser(found: Row): DisruptionUser {
  const { row, account } = found
  const { email: ofAccount, ...user } = account ?? { email: null }
  return {
    id: row.id,
    user: 'id' in user ? user : null,
    email: row.email ?? ofAccount ?? '',
    flags: row.flags,
    impactType: row.impactType,
    runsOutOn: row.runsOutOn,
    notice: noticeOf(found),
    noticedAt: row.noticedAt?.toISOString() ?? null,
    endedAt: row.unsubscribedAt?.toISOString() ?? null,
  }
}

type Asked = {
  impactType?: DisruptionImpactType | undefined
  flag?: DisruptionUserFlag | undefined
  offset: number
  limit: number
}

const impactsInTurn = impactOfFlags.map(([, impact]) => impact)

/** Who is touched by a disruption: those who run out first, then the others by their impact. */
export async function listDisruptionUsers(db: Db, disruptionId: string, asked: Asked) {
  const where = and(
    eq(u.disruptionId, disruptionId),
    asked.impactType && eq(u.impactType, asked.impactType),
    asked.flag && sql`${asked.flag} = any(${u.flags})`,
  )
  const rows = await selectUsers(db)
    .where(where)
    .orderBy(
      sql`${u.runsOutOn} asc nulls last`,
      sql`array_position(${sql.param(impactsInTurn)}::text[], ${u.impactType}) asc nulls last`,
      asc(u.id),
    )
    .limit(asked.limit)
    .offset(asked.offset)
  return { results: rows.map(toUser), count: await db.$count(u, where) }
}

/** People of disruptions, in the order of the ids; unknown ones are left out. */
export async function readDisruptionUsers(db: Db, ids: string[]): Promise<DisruptionUser[]> {
  const rows = await selectUsers(db).where(inArray(u.id, ids))
  const byId = new Map(rows.map((row) => [row.row.id, toUser(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Whose notices can be asked for: they have none, did not refuse them and can be reached. */
export const isToBeAskedFor = and(isNull(u.noticeAskedAt), isNull(u.unsubscribedAt), isReachable)

/** Whom a disruption touches enough that they are among those whom all its notices go to. */
export const isAmongAll = ne(u.impactType, 'None')

/** Whose notices were asked for and not queued yet. */
export const isWaitingForNotice = (disruptionId: string | SQLWrapper) =>
  and(eq(u.disruptionId, disruptionId), isNotNull(u.noticeAskedAt), isNull(u.noticedAt))

/** Whether asking for all notices of a disruption would do anything. */
export const areAnyToNotify = (disruptionId: SQLWrapper): SQL<boolean> => {
  const isToNotify = and(eq(u.disruptionId, disruptionId), isAmongAll, isToBeAskedFor)
  return sql`exists (select 1 from ${u} where ${or(isWaitingForNotice(disruptionId), isToNotify)})`
}

const isGoingOut = or(eq(outboxMessages.state, 'Waiting'), and(eq(outboxMessages.state, 'Failed'), isTried))

/** Whether notices of a disruption are to go out still: asked for and not queued, or tried by the outbox. */
export async function areNoticesLeft(db: Db, disruptionId: string): Promise<boolean> {
  const isQueued = and(eq(u.disruptionId, disruptionId), isGoingOut)
  const [left] = await db
    .select({ id: u.id })
    .from(u)
    .leftJoin(outboxMessages, eq(outboxMessages.id, u.noticeMessageId))
    .where(or(isWaitingForNotice(disruptionId), isQueued))
    .limit(1)
  return left !== undefined
}

/**
 * At most so many people who subscribed and whose notice is not queued yet, locked; those locked by another job are
 * skipped.
 */
export const lockToNotice = (tx: Db, disruptionId: string, limit: number) =>
  tx
    .select({
      id: u.id,
      userId: u.userId,
      email: sql<string>`coalesce(${u.email}, ${users.email})`,
      firstName: sql<string>`coalesce(${users.firstName}, '')`,
      languageCode: sql<'en'>`coalesce(${u.languageCode}, ${users.preferredLanguageCode})`,
      isReachable: sql<boolean>`${isReachable} and ${u.unsubscribedAt} is null and not ${isToldByAccount}`,
    })
    .from(u)
    .leftJoin(users, eq(users.id, u.userId))
    .where(isWaitingForNotice(disruptionId))
    .orderBy(asc(u.id))
    .limit(limit)
    .for('update', { of: u, skipLocked: true })

/**
 * Whether a person is still to have their notice: they did not end notices, the disruption is not over, and the product
 * can be bought. A row that is gone was an address of one that is closed, or somebody who was erased.
 */
export async function isNoticeWanted(db: Db, id: string): Promise<boolean> {
  const [wanted] = await db
    .select({ id: u.id })
    .from(u)
    .innerJoin(productDisruptions, eq(productDisruptions.id, u.disruptionId))
    .innerJoin(products, eq(products.id, productDisruptions.productId))
    .where(and(eq(u.id, id), isNull(u.unsubscribedAt), ne(productDisruptions.status, 'Closed'), isForSale))
  return wanted !== undefined
}

/** Whether a link to subscribe still leads somewhere: the product is awaited, and the shop shows it. */
export async function isSubscribable(db: Db, disruptionId: string): Promise<boolean> {
  const [awaited] = await db
    .select({ id: productDisruptions.id })
    .from(productDisruptions)
    .innerJoin(products, eq(products.id, productDisruptions.productId))
    .where(and(eq(productDisruptions.id, disruptionId), eq(productDisruptions.status, 'Active'), isShown))
  return awaited !== undefined
}
