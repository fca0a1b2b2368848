import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { CountryList } from '#app/features/reference/countries/country-list.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { countryList } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/countries'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.permissions.includes('admin:all'))
  return prefetch(args, countryList.page(args.url.searchParams))
}

export default function CountryListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_settings_countries()} · ${PRODUCT_NAME}`}</title>
      <CountryList />
    </HydrationBoundary>
  )
}
