import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { MAX_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { fullName } from '@salvia/rules/people/full-name'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { byLetters } from '#db/order-by'
import { users } from '../../identity/index.ts'
import { type ClientOptions, namesInFile, practitionerClients } from '../../people/index.ts'
import { recommendationClients, recommendations } from './plan-tables.ts'

type CountedPlans = { plansCount: number; hasUnnamed: boolean }

/** Whether what a client of a plan orders from it is not named for its own answer, as `areOrdersKnown` says the reverse. */
const isUnnamed = sql`${recommendationClients.joinedAt} is not null and not ${recommendationClients.sharesOrders}
  or ${recommendationClients.joinedAt} is null and ${recommendationClients.firstSentAt} is null`

/**
 * Of the active plans that each of some clients is on, from one practitioner or, with null, from all: how many it
 * joined, and whether its orders of any of them are unnamed.
 */
export async function countPlansOfClients(
  db: Db,
  { practitionerId, clientIds }: { practitionerId: string | null; clientIds: string[] },
): Promise<Map<string, CountedPlans>> {
  if (clientIds.length === 0) return new Map()
  const { clientId } = recommendationClients
  const rows = await db
    .select({
      clientId,
      plansCount: count(recommendationClients.joinedAt),
      hasUnnamed: sql<boolean>`coalesce(bool_or(${isUnnamed}), false)`,
    })
    .from(recommendationClients)
    .innerJoin(recommendations, eq(recommendations.id, recommendationClients.recommendationId))
    .where(
      and(
        inArray(clientId, clientIds),
        eq(recommendations.isActive, true),
        isNull(recommendationClients.revokedAt),
        practitionerId === null ? undefined : eq(recommendations.practitionerId, practitionerId),
      ),
    )
    .groupBy(clientId)
  return new Map(rows.map(({ clientId: id, ...counted }) => [id, counted]))
}

/** How many plans of a practitioner have an open alert about a client; those of a muted plan do not count. */
export const alertsOfClient: ClientOptions['alertsOfClient'] = ({ practitionerId, clientId }) =>
  sql<number>`(select count(*)::int from ${recommendationClients}
    inner join ${recommendations} on ${recommendations.id} = ${recommendationClients.recommendationId}
    where ${recommendationClients.clientId} = ${clientId} and ${recommendations.practitionerId} = ${practitionerId}
    and ${recommendationClients.alertId} is not null and ${recommendationClients.revokedAt} is null
    and ${recommendations.isActive} and not ${recommendations.muteAlerts})`

/** The first clients of a plan by name, as in its practitioner's file, each with its status. */
export async function listClientsOfPlan(
  db: Db,
  { id, practitionerId }: { id: string; practitionerId: string },
): Promise<NonNullable<Recommendation['clientsPerRecommendation']>> {
  const { clientId, recommendationId, revokedAt, statusId } = recommendationClients
  const { firstName, lastName } = namesInFile(practitionerClients, users)
  const isInFile = and(
    eq(practitionerClients.clientId, clientId),
    eq(practitionerClients.practitionerId, practitionerId),
  )
  const rows = await db
    .select({ id: clientId, firstName, lastName, status: statusId })
    .from(recommendationClients)
    .innerJoin(users, eq(users.id, clientId))
    .leftJoin(practitionerClients, isInFile)
    .where(and(eq(recommendationId, id), isNull(revokedAt)))
    .orderBy(byLetters(lastName), byLetters(firstName), asc(clientId))
    .limit(MAX_PAGE_LIMIT)
  return rows.map(({ status, ...client }) => ({
    client: { ...client, fullName: fullName(client) },
    status,
  }))
}
