import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { LearningHub } from '#app/features/learning/learning-hub.tsx'
import {
  finishedQuery,
  materialsQuery,
  pastQuery,
  upcomingQuery,
} from '#app/features/learning/learning-queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/learning-hub'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  return prefetch(args, upcomingQuery(), materialsQuery(), finishedQuery, pastQuery(args.url.searchParams))
}

export default function LearningHubRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{m.learning_title()}</title>
      <LearningHub />
    </HydrationBoundary>
  )
}
