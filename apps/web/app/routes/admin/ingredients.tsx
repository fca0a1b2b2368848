import { HydrationBoundary } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { GroupList } from '#app/features/ingredients/group-list.tsx'
import { IngredientList } from '#app/features/ingredients/ingredient-list.tsx'
import { groupList, holdsGroups, ingredientList } from '#app/features/ingredients/ingredient-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/ingredients'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  const search = args.url.searchParams
  return holdsGroups(search)
    ? prefetch(args, groupList.page(search))
    : prefetch(args, ingredientList.page(search))
}

export default function AdminIngredientListRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.catalogue_section_ingredients()} · ${PRODUCT_NAME}`}</title>
      {holdsGroups(search) ? <GroupList /> : <IngredientList />}
    </HydrationBoundary>
  )
}
