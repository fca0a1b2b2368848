import type { Recommendation, SharedPlan } from '@salvia/contract/plans/plan-records'
import { fullName } from '@salvia/rules/people/full-name'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { type TimeFormat, useTimeFormat } from '#app/visit/time.tsx'
import { alertsOfPlanQuery } from '../followers/follower-queries.ts'
import { planQuery } from '../plan-queries.ts'

/** The state of a plan, in one sentence. */
export const PlanState = ({ plan, isOwn }: { plan: SharedPlan; isOwn: boolean }) =>
  isOwn ? <OwnState planId={plan.id} /> : m.plan_view_colleague({ name: nameOf(plan) })

export const nameOf = ({ practitioner: { firstName, lastName } }: Pick<SharedPlan, 'practitioner'>): string =>
  fullName({ firstName, lastName })

function OwnState({ planId }: { planId: string }) {
  const { data: plan } = useSuspenseQuery(planQuery(planId))
  const alerts = useQuery(alertsOfPlanQuery(planId)).data?.pager.count ?? 0
  return stateWords(plan, alerts, useTimeFormat())
}

function stateWords(plan: Recommendation, alerts: number, time: TimeFormat): string {
  const { clientsCount, totalOrders, sharedAt } = plan
  if (!clientsCount)
    return sharedAt === null ? m.plan_view_new() : m.plan_view_shared({ day: time(sharedAt, 'day') })
  const counted = {
    clients: m.catalogue_plan_clients({ count: clientsCount }),
    orders: m.catalogue_plan_orders({ count: totalOrders ?? 0 }),
  }
  return alerts === 0 ? m.plan_view_followed(counted) : m.plan_view_alerts({ ...counted, count: alerts })
}
