import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PagedList } from '#app/ui/paged-list.tsx'
import { FollowerList } from './follower-list.tsx'
import { followersQuery } from './follower-queries.ts'

/** Everyone invited to a plan or following it. */
export function PlanClients({ planId }: { planId: string }) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({
    ...followersQuery({ recommendationId: planId }, offset),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedList found={found} none={m.plan_clients_none()} label={m.plan_clients_pages()} onGo={setOffset}>
      {(rows) => <FollowerList rows={rows} by="client" />}
    </PagedList>
  )
}
