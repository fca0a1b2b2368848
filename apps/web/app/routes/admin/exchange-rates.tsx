import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { ExchangeRateList } from '#app/features/reference/rates/exchange-rate-list.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { exchangeRateList } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/exchange-rates'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.permissions.includes('admin:all'))
  return prefetch(args, exchangeRateList.page(args.url.searchParams))
}

export default function ExchangeRateListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_settings_exchange()} · ${PRODUCT_NAME}`}</title>
      <ExchangeRateList />
    </HydrationBoundary>
  )
}
