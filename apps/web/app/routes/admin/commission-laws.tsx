import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { countriesQuery } from '#app/features/reference/countries.ts'
import { CommissionLawList } from '#app/features/reference/laws/commission-law-list.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { commissionLawList } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/commission-laws'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.permissions.includes('admin:all'))
  return prefetch(args, commissionLawList.page(args.url.searchParams), countriesQuery)
}

export default function CommissionLawListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.commission_laws()} · ${PRODUCT_NAME}`}</title>
      <CommissionLawList />
    </HydrationBoundary>
  )
}
