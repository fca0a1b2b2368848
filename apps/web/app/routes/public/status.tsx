import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { StatusPage } from '#app/features/status/status-page.tsx'
import { statusQuery } from '#app/features/status/status-queries.ts'
import type { Route } from './+types/status'

/** What was true a moment ago is neither kept nor found. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
})

export const loader = (args: Route.LoaderArgs) => prefetch(args, statusQuery)

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <StatusPage />
    </HydrationBoundary>
  )
}
