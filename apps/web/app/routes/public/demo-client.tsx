import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { PageMeta } from '#app/features/content/page-meta.tsx'
import { SitePage } from '#app/features/content/site-page.tsx'
import { DemoTour } from '#app/features/demo-calls/demo-tour.tsx'
import { ChosenSample } from '#app/features/plans/sample-plan.tsx'
import type { Route } from './+types/demo-client'

export const loader = (args: Route.LoaderArgs) => prefetch(args, contentQuery('demo-client'))

/** A step of the tour reads nothing more. */
export const shouldRevalidate = () => false

export default function DemoClientRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <Page />
    </HydrationBoundary>
  )
}

function Page() {
  const { data } = useSuspenseQuery(contentQuery('demo-client'))
  const content = contentOf('page', data)
  // The next step of the tour is the main thing to do here.
  const shown = { ...content, action: null, secondAction: content.action }
  return (
    <>
      <PageMeta content={content} />
      <SitePage content={shown}>
        <DemoTour plan={(choice) => <ChosenSample {...choice} />} />
      </SitePage>
    </>
  )
}
