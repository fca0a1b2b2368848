import { HydrationBoundary } from '@tanstack/react-query'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { substitutionQuery } from '#app/features/plans/substitution/substitution-queries.ts'
import { SubstitutionReport } from '#app/features/plans/substitution/substitution-report.tsx'
import type { Route } from './+types/substitution'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, substitutionQuery(idOfAddress(args.params.id), args.url.searchParams))
}

export default function SubstitutionRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <SubstitutionReport key={params.id} id={params.id} />
    </HydrationBoundary>
  )
}
