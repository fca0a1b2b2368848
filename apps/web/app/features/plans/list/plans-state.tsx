import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { clientsToContactQuery } from '../followers/follower-queries.ts'
import { planCountQuery, unsharedCountQuery } from './plan-filter.ts'

const useCount = (mode: 'Recommendations' | 'AllTemplates') =>
  useQuery(planCountQuery(mode)).data?.pager.count

/** How many of the clients of one's plans are to be contacted, and how many plans are not shared yet. Nothing until it is known. */
export function PlansState() {
  const plans = useCount('Recommendations')
  const unshared = useQuery(unsharedCountQuery).data?.pager.count ?? 0
  const toContact = useQuery(clientsToContactQuery).data?.pager.count
  if (plans === 0) return m.plans_lead_none()
  if (plans === undefined || toContact === undefined) return null
  return (
    <>
      {toContact === 0 ? m.plans_quiet_lead() : m.plans_alerts_lead({ count: toContact })}
      {unshared > 0 && (
        <>
          {' '}
          <Link to="/treatment-plans?isShared=false">{m.state_plans({ count: unshared })}</Link>
        </>
      )}
    </>
  )
}

/** How many templates there are to start from, as the tab of all of them counts. */
export function TemplatesState() {
  const count = useCount('AllTemplates')
  if (count === undefined) return null
  return count > 0 ? m.templates_lead({ count }) : m.templates_lead_none()
}
