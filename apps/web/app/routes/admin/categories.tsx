import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { CategoryList } from '#app/features/shop-settings/category-list.tsx'
import { categoriesQuery } from '#app/features/shop-settings/settings-queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/categories'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, categoriesQuery(args.url.searchParams))
}

export default function CategoryListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{m.menu_admin_categories()}</title>
      <CategoryList />
    </HydrationBoundary>
  )
}
