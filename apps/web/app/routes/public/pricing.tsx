import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { PricingPage, pricingQueries } from '#app/features/content/pricing-page.tsx'
import type { Route } from './+types/pricing'

export const loader = (args: Route.LoaderArgs) => prefetch(args, ...pricingQueries())

export default function PricingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <PricingPage />
    </HydrationBoundary>
  )
}
