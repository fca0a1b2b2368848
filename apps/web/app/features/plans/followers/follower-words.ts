import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import type { AdherenceAlert, PlanClientStatus } from '@salvia/contract/words/plans'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'
import type { TimeFormat } from '#app/visit/time.tsx'

const statuses: Record<PlanClientStatus, { word: () => string; mark: StatusMark }> = {
  Shared: { word: m.plan_status_shared, mark: 'open' },
  Viewed: { word: m.plan_status_viewed, mark: 'open' },
  InCart: { word: m.plan_status_in_cart, mark: 'open' },
  Ordered: { word: m.plan_status_ordered, mark: 'available' },
  RefillDue: { word: m.plan_status_refill_due, mark: 'limited' },
  Overdue: { word: m.plan_status_overdue, mark: 'limited' },
  Completed: { word: m.plan_status_completed, mark: 'available' },
}

const alerts: Record<AdherenceAlert, (inputs: { count: number }) => string> = {
  NotViewed: m.plan_alert_not_viewed,
  NotOrdered: m.plan_alert_not_ordered,
  RefillOverdue: m.plan_alert_refill,
}

/** Who did nothing that is known may have been put on the plan without a message, or have declined. */
export function statusOf({ status, invitedAt, client }: Pick<PlanClient, 'status' | 'invitedAt' | 'client'>) {
  if (status !== 'Shared') return statuses[status]
  if (client.hasDeclined) return { word: m.client_declined, mark: 'unavailable' as const }
  return invitedAt === null ? { word: m.plan_status_added, mark: 'open' as const } : statuses.Shared
}

/** When the plan was last opened; of who declined that is not told. */
export function seenWords(
  { lastViewedAt, client }: Pick<PlanClient, 'lastViewedAt' | 'client'>,
  time: TimeFormat,
) {
  if (lastViewedAt !== null) return m.plan_client_seen({ day: time(lastViewedAt, 'short') })
  return client.hasDeclined ? m.plan_client_visits_unknown() : m.plan_client_unseen()
}

export const alertWords = ({ id, days }: NonNullable<PlanClient['alert']>): string =>
  alerts[id]({ count: days })

/** When the practitioner last wrote about an alert. */
export const remindedWords = ({ at }: NonNullable<PlanClient['lastReminder']>, time: TimeFormat): string =>
  m.plan_client_reminded({ day: time(at, 'short') })

export const followerName = ({ client: { fullName, email } }: PlanClient): string => fullName || email
