import type { ApiInput } from '@salvia/contract/api-calls'
import { CLIENT_ALERT_PAGE_LIMIT } from '@salvia/contract/words/limits'
import type { Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'

type Asked = NonNullable<ApiInput<'GET /recommendations/clients'>['query']>

const MOST_ON_HOME = 5

/** The clients of plans: of one plan, or the plans of one client. */
export const followersQuery = (asked: Pick<Asked, 'recommendationId' | 'clientId'>, offset = 0) =>
  query('GET /recommendations/clients', { query: { ...asked, offset, limit: CLIENT_ALERT_PAGE_LIMIT } })

/** The alerts that wait first. */
export const firstAlertsQuery = query('GET /recommendations/clients', {
  query: { alertsOnly: 'true', limit: MOST_ON_HOME },
})

/** The clients who are to be contacted, each once, whatever the number of their plans. */
export const clientsToContactQuery = query('GET /customer', { query: { hasAlerts: 'true', limit: 1 } })

/** How many clients of a plan are to be contacted. */
export const alertsOfPlanQuery = (recommendationId: string) =>
  query('GET /recommendations/clients', { query: { recommendationId, alertsOnly: 'true', limit: 1 } })

/** All alerts, as far as one page goes. */
export const alertsQuery = (offset = 0) =>
  query('GET /recommendations/clients', {
    query: { alertsOnly: 'true', offset, limit: CLIENT_ALERT_PAGE_LIMIT },
  })

export type FunnelAsked = NonNullable<ApiInput<'GET /recommendations/funnel'>['query']>

/** How far invitations came: of a plan, of the caller's plans, of all for an admin. */
export const funnelQuery = (asked: FunnelAsked) => query('GET /recommendations/funnel', { query: asked })

/** The days after which alerts are due, and how many wait. */
export const alertDaysQuery = query('GET /recommendations/alert-thresholds', {})

/** What shows who follows a plan. */
export const followerReads: readonly Stale[] = [
  'GET /recommendations/clients',
  'GET /recommendations',
  'GET /recommendations/funnel',
  'GET /recommendations/journeys',
  'GET /recommendations/{id}/journeys',
  'GET /recommendations/alert-thresholds',
  // Counts alerts by client.
  'GET /customer',
]
