import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { firstAlertsQuery } from '../followers/follower-queries.ts'
import { planCountQuery } from './plan-filter.ts'

const useCount = (mode: 'Recommendations' | 'AllTemplates') =>
  useQuery(planCountQuery(mode)).data?.pager.count

/** How many of the clients of one's plans wait for a word; nothing before there is a plan. */
export function StateOfPlans() {
  const plans = useCount('Recommendations')
  const alerts = useQuery(firstAlertsQuery).data?.pager.count
  if (!plans || alerts === undefined) return null
  return alerts === 0 ? m.plans_quiet_lead() : m.plans_alerts_lead({ count: alerts })
}

/** How many templates there are to start from, as the tab of all of them counts. */
export function StateOfTemplates() {
  const count = useCount('AllTemplates')
  return count ? m.templates_lead({ count }) : null
}
