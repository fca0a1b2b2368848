import { HydrationBoundary } from '@tanstack/react-query'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { DisruptionRecord } from '#app/features/disruptions/admin/disruption-record.tsx'
import { disruptionQuery, disruptionUsersQuery } from '#app/features/disruptions/disruption-queries.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/product-disruption'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  const id = idOfAddress(args.params.id)
  return prefetch(args, disruptionQuery(id), disruptionUsersQuery(id, args.url.searchParams))
}

export default function ProductDisruptionRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.disruption_title()} · ${PRODUCT_NAME}`}</title>
      <DisruptionRecord key={params.id} id={params.id} />
    </HydrationBoundary>
  )
}
