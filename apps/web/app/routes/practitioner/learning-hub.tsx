import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { sharedPlansQuery } from '#app/features/dashboard/dashboard-queries.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { LearningHub } from '#app/features/learning/learning-hub.tsx'
import {
  addressOfLastPast,
  finishedQuery,
  materialsQuery,
  pastQuery,
  upcomingQuery,
} from '#app/features/learning/learning-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/learning-hub'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  const past = pastQuery(args.url.searchParams)
  const found = await prefetch(args, upcomingQuery(), materialsQuery(), finishedQuery, past, sharedPlansQuery)
  const last = addressOfLastPast(args.url, requestClient(args).getQueryData(past.queryKey))
  if (last !== null) throw redirect(last)
  return found
}

export default function LearningHubRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.learning_title()} · ${PRODUCT_NAME}`}</title>
      <Hub />
    </HydrationBoundary>
  )
}

/** Who has shared a plan knows the first steps. */
function Hub() {
  const shared = useQuery(sharedPlansQuery).data?.pager.count ?? 0
  return <LearningHub isStarted={shared > 0} hasSent={useUser()?.isCertificatesUploaded === true} />
}
