import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PagedList } from '#app/ui/paged-list.tsx'
import { FollowerList } from './follower-list.tsx'
import { followersQuery } from './follower-queries.ts'
import css from './followers.module.css'

/** The plans of one client of the practitioner, with status and alert. */
export function ClientPlans({ clientId }: { clientId: string }) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({ ...followersQuery({ clientId }, offset), placeholderData: keepPreviousData })
  return (
    <section className={`card ${css.card}`} aria-labelledby="client-plans">
      <h2 id="client-plans">{m.menu_treatment_plans()}</h2>
      <PagedList found={found} none={m.plan_of_client_none()} onGo={setOffset}>
        {(rows) => <FollowerList rows={rows} by="plan" />}
      </PagedList>
    </section>
  )
}
