import { HydrationBoundary } from '@tanstack/react-query'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { SubstitutePage } from '#app/features/plans/substitution/substitute-page.tsx'
import {
  linkedOfProductQuery,
  pastSubstitutionsQuery,
  productNameQuery,
} from '#app/features/plans/substitution/substitution-queries.ts'
import type { Route } from './+types/substitute'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  const id = idOfAddress(args.params.id)
  return prefetch(args, productNameQuery(id), linkedOfProductQuery(id), pastSubstitutionsQuery(id))
}

export default function SubstituteRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <SubstitutePage key={params.id} productId={params.id} />
    </HydrationBoundary>
  )
}
