import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { countriesQuery } from '#app/features/reference/countries.ts'
import { SellerPage } from '#app/features/seller/seller-page.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { sellerQuery } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/seller'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.permissions.includes('admin:all'))
  return prefetch(args, sellerQuery, countriesQuery)
}

export default function SellerPageRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_settings_seller()} · ${PRODUCT_NAME}`}</title>
      <SellerPage />
    </HydrationBoundary>
  )
}
