import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { users } from '../../identity/index.ts'
import { isCommissionLawful, practitioners } from '../../people/index.ts'
import { isInvitedAddress } from './invited-address.ts'
import type { Reader } from './plan-reader.ts'
import {
  recommendationClients,
  recommendationItems,
  recommendationResources,
  recommendations,
} from './plan-tables.ts'

type PlanRow = typeof recommendations.$inferSelect
export type ItemRow = typeof recommendationItems.$inferSelect
type PlanAuthor = Pick<
  typeof users.$inferSelect,
  'firstName' | 'lastName' | 'email' | 'sealedPhone' | 'image' | 'userStatusId' | 'permissions'
> & {
  profile: typeof practitioners.$inferSelect | null
  isCommissionLawful: boolean
}
export type PlanWithItems = {
  plan: PlanRow
  author: PlanAuthor
  clientsCount: number
  hasResources: boolean
  items: ItemRow[]
}

export const clientsCount = sql<number>`(select count(*)::int from ${recommendationClients}
  where ${recommendationClients.recommendationId} = ${recommendations.id}
  and ${recommendationClients.revokedAt} is null)`

export const itemsCount = sql<number>`(select count(*)::int from ${recommendationItems}
  where ${recommendationItems.recommendationId} = ${recommendations.id})`

const hasResources = sql<boolean>`exists (select from ${recommendationResources}
  where ${recommendationResources.recommendationId} = ${recommendations.id})`

const selection = {
  plan: recommendations,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  sealedPhone: users.sealedPhone,
  image: users.image,
  userStatusId: users.userStatusId,
  permissions: users.permissions,
  profile: practitioners,
  isCommissionLawful: isCommissionLawful(sql`${sql.placeholder('day')}::date`),
  clientsCount,
  hasResources,
  item: recommendationItems,
}

const planSelect = (db: Db) =>
  db
    .select(selection)
    .from(recommendations)
    .innerJoin(users, eq(users.id, recommendations.practitionerId))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .leftJoin(recommendationItems, eq(recommendationItems.recommendationId, recommendations.id))

const isInUse = eq(recommendations.isActive, true)

const byCode = preparedAnywhere((db: Db) =>
  planSelect(db)
    .where(and(eq(recommendations.shareCode, sql.placeholder('shareCode')), isInUse))
    .prepare('plan_by_code'),
)

const isReader = or(
  eq(recommendations.practitionerId, sql.placeholder('userId')),
  sql`${sql.placeholder('isAdmin')}::boolean`,
  and(eq(recommendations.isGlobalTemplate, true), sql`${sql.placeholder('isApproved')}::boolean`),
  sql`exists (select 1 from ${recommendationClients}
    where ${recommendationClients.recommendationId} = ${recommendations.id}
    and ${recommendationClients.clientId} = ${sql.placeholder('userId')}
    and ${recommendationClients.revokedAt} is null)`,
)

const byId = preparedAnywhere((db: Db) =>
  planSelect(db)
    .where(and(eq(recommendations.id, sql.placeholder('id')), isInUse, isReader))
    .prepare('plan_by_id'),
)

type Row = Awaited<ReturnType<ReturnType<typeof byId>['execute']>>[number]

function group(rows: Row[]): PlanWithItems | null {
  const [first] = rows
  if (!first) return null
  const { plan, clientsCount: clients, hasResources: resources, item: _, ...author } = first
  const items = rows.flatMap(({ item }) => (item ? [item] : []))
  return { plan, author, clientsCount: clients, hasResources: resources, items }
}

export async function findPlanByCode(
  db: Db,
  asked: { shareCode: string; day: string },
): Promise<PlanWithItems | null> {
  return group(await byCode(db).execute(asked))
}

/**
 * A plan, with the law of a day, if the reader may see it: its practitioner, its clients, admins, and for a global template approved
 * practitioners.
 */
export async function findPlanById(
  db: Db,
  asked: { id: string; day: string },
  reader: Reader,
): Promise<PlanWithItems | null> {
  return group(await byId(db).execute({ ...asked, ...reader }))
}

const invitedClient = preparedAnywhere((db: Db) =>
  db
    .select({ clientId: recommendationClients.clientId })
    .from(recommendationClients)
    .innerJoin(recommendations, eq(recommendations.id, recommendationClients.recommendationId))
    .where(
      and(
        eq(recommendationClients.recommendationId, sql.placeholder('recommendationId')),
        or(
          eq(recommendationClients.clientId, sql.placeholder('clientId')),
          isInvitedAddress(db, sql.placeholder('clientId')),
        ),
        isNotNull(recommendationClients.invitedAt),
        isNull(recommendationClients.revokedAt),
      ),
    )
    .prepare('invited_client'),
)

/**
 * Whether the practitioner put the client on the plan, by its account or at its verified address; not one who saved it by
 * its code alone.
 */
export async function isInvitedClient(
  db: Db,
  key: { recommendationId: string; clientId: string },
): Promise<boolean> {
  return (await invitedClient(db).execute(key)).length > 0
}

const readableCode = preparedAnywhere((db: Db) =>
  db
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(and(eq(recommendations.shareCode, sql.placeholder('shareCode')), isInUse, isReader))
    .prepare('readable_code'),
)

/** Whether the code belongs to a plan the reader may see without it. */
export async function mayReadCode(db: Db, shareCode: string, reader: Reader): Promise<boolean> {
  return (await readableCode(db).execute({ shareCode, ...reader })).length > 0
}
