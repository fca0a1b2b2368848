import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { AddToPlanButton } from '#app/features/plans/add-to-plan-button.tsx'
import { updatesQuery } from '#app/features/updates/update-queries.ts'
import { UpdatesPage } from '#app/features/updates/updates-page.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/catalog-updates'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  return prefetch(args, updatesQuery(args.url.searchParams))
}

export default function CatalogUpdatesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_product_updates()} · ${PRODUCT_NAME}`}</title>
      <UpdatesPage actsOf={(product) => <AddToPlanButton product={product} />} />
    </HydrationBoundary>
  )
}
