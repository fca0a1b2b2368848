import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { DisruptionList } from '#app/features/disruptions/admin/disruption-list.tsx'
import { disruptionList } from '#app/features/disruptions/disruption-queries.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/product-disruptions'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, disruptionList.page(args.url.searchParams))
}

export default function ProductDisruptionsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_disruptions()} · ${PRODUCT_NAME}`}</title>
      <DisruptionList />
    </HydrationBoundary>
  )
}
