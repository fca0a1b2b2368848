import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { brandList } from '#app/features/catalogue/brands/admin-brand-queries.ts'
import { BrandList } from '#app/features/catalogue/brands/brand-list.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/brands'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, brandList.page(args.url.searchParams))
}

export default function AdminBrandListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.brands_title()} · ${PRODUCT_NAME}`}</title>
      <BrandList />
    </HydrationBoundary>
  )
}
