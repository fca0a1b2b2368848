import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { FaqsPage, faqQueries } from '#app/features/content/faqs-page.tsx'
import type { Route } from './+types/faqs'

export const loader = (args: Route.LoaderArgs) => prefetch(args, ...faqQueries())

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <FaqsPage />
    </HydrationBoundary>
  )
}
