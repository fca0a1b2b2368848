import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { countriesQuery } from '#app/features/reference/countries.ts'
import { VatRateList } from '#app/features/reference/rates/vat-rate-list.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { vatRateList } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/vat-rates'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.permissions.includes('admin:all'))
  return prefetch(args, vatRateList.page(args.url.searchParams), countriesQuery)
}

export default function VatRateListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_settings_vat()} · ${PRODUCT_NAME}`}</title>
      <VatRateList />
    </HydrationBoundary>
  )
}
