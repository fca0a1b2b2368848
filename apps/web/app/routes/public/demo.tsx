import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { prefetch } from '#app/api/prefetch.ts'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { PageMeta } from '#app/features/content/page-meta.tsx'
import { SitePage } from '#app/features/content/site-page.tsx'
import { slotsQuery } from '#app/features/demo-calls/demo-queries.ts'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { browserTimeZone } from '#app/visit/time.tsx'
import type { Route } from './+types/demo'

const BookingForm = lazy(() =>
  import('#app/features/demo-calls/booking-form.tsx').then((part) => ({ default: part.BookingForm })),
)

export const loader = (args: Route.LoaderArgs) => prefetch(args, contentQuery('demo-page'), slotsQuery)

export default function DemoRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <Page />
    </HydrationBoundary>
  )
}

function Page() {
  const { data } = useSuspenseQuery(contentQuery('demo-page'))
  const content = contentOf('page', data)
  // To book is the main thing to do here: what the entry leads to comes beside it.
  const shown = { ...content, action: null, secondAction: content.action }
  const isInOwnZone = useShell()?.timeZone === browserTimeZone()
  return (
    <>
      <PageMeta content={content} />
      <SitePage content={shown}>
        {/* Times that stand in another zone than the visitor's are corrected at once. */}
        <DeferredPart isBelow={isInOwnZone}>
          <BookingForm />
        </DeferredPart>
      </SitePage>
    </>
  )
}
