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

export const statusOf = (status: PlanClientStatus) => statuses[status]

export const alertWords = ({ id, days }: NonNullable<PlanClient['alert']>): string =>
  alerts[id]({ count: days })

/** When the practitioner last wrote about an alert. */
export const remindedWords = ({ at }: NonNullable<PlanClient['lastReminder']>, time: TimeFormat): string =>
  m.plan_client_reminded({ day: time(at, 'short') })

export const followerName = ({ client: { fullName, email } }: PlanClient): string => fullName || email
