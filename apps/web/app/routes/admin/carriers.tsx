import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { CarrierList } from '#app/features/reference/carriers/carrier-list.tsx'
import { countriesQuery } from '#app/features/reference/countries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { carrierList } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/carriers'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.permissions.includes('admin:all'))
  return prefetch(args, carrierList.page(args.url.searchParams), countriesQuery)
}

export default function CarrierListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_settings_carriers()} · ${PRODUCT_NAME}`}</title>
      <CarrierList />
    </HydrationBoundary>
  )
}
