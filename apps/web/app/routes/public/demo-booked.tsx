import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#app/api/api-error.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { ContentLink } from '#app/features/content/content-action.tsx'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { BookedPage, NoBooking } from '#app/features/demo-calls/booked-page.tsx'
import { bookedQuery } from '#app/features/demo-calls/demo-queries.ts'
import type { Route } from './+types/demo-booked'

/** The address holds a token: the page is neither kept nor found, and does not pass it on. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

/** Whether there is a booking behind the link. Throws what is no refusal of it. */
async function isKnown(args: Route.LoaderArgs, token: string): Promise<boolean> {
  if (token === '') return false
  try {
    await requestClient(args).fetchQuery(bookedQuery(token))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false
    throw error
  }
}

export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get('token') ?? ''
  const content = contentQuery('demo-booked')
  if (!(await isKnown(args, token))) return { ...(await prefetch(args, content)), token: null }
  return { ...(await prefetch(args, content, bookedQuery(token))), token }
}

export default function DemoBookedRoute({ loaderData: { cache, token } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={cache}>
      <meta name="robots" content="noindex" />
      {token === null ? <NoBooking /> : <Booked token={token} />}
    </HydrationBoundary>
  )
}

function Booked({ token }: { token: string }) {
  const { data: call } = useSuspenseQuery(bookedQuery(token))
  const { title, lead, languageCode, action } = contentOf(
    'page',
    useSuspenseQuery(contentQuery('demo-booked')).data,
  )
  return (
    <BookedPage {...{ token, call }} words={{ title, lead, languageCode }}>
      {action && (
        <p lang={languageCode}>
          <ContentLink href={action.href}>{action.label}</ContentLink>
        </p>
      )}
    </BookedPage>
  )
}
