import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { prefetch } from '#app/api/prefetch.ts'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { SitePage } from '#app/features/content/site-page.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import type { Route } from './+types/practice-help'

/** The entry that a path shows. */
const pageAt = (path: string) => (path === '/commission' ? 'commission' : 'refill-reminders')

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  return prefetch(args, contentQuery(pageAt(args.url.pathname)))
}

export default function PracticeHelpRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <Help />
    </HydrationBoundary>
  )
}

function Help() {
  const name = pageAt(useLocation().pathname)
  const { data } = useSuspenseQuery(contentQuery(name))
  const content = contentOf('page', data)
  return (
    <>
      <title>{`${content.title} · ${PRODUCT_NAME}`}</title>
      <SitePage content={content} drawing={name === 'commission' ? 'commission' : 'refill'} />
    </>
  )
}
