import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { CategoryList } from '#app/features/catalogue/categories/category-list.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { categoryList } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/categories'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, categoryList.page(args.url.searchParams))
}

export default function CategoryListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.catalogue_field_categories()} · ${PRODUCT_NAME}`}</title>
      <CategoryList />
    </HydrationBoundary>
  )
}
