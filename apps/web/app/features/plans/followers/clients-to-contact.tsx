import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PagedList } from '#app/ui/paged-list.tsx'
import { FollowerList } from './follower-list.tsx'
import { alertsQuery } from './follower-queries.ts'
import css from './followers.module.css'

/** The clients who wait for a word, each with why and what can be done. */
export function ClientsToContact() {
  const [offset, setOffset] = useState(0)
  const found = useQuery({ ...alertsQuery(offset), placeholderData: keepPreviousData })
  return (
    <section className={`card ${css.card}`} aria-label={m.plan_alerts_card()}>
      <PagedList found={found} none={m.plans_quiet_lead()} label={m.plan_clients_pages()} onGo={setOffset}>
        {(rows) => <FollowerList rows={rows} by="both" />}
      </PagedList>
    </section>
  )
}
