import type { ContentPageName } from '@salvia/contract/words/content'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { prefetch } from '#app/api/prefetch.ts'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { PageMeta } from '#app/features/content/page-meta.tsx'
import { SitePage } from '#app/features/content/site-page.tsx'
import { plainPath } from '#app/language/local-path.ts'
import type { Route } from './+types/site-page'

const pages: Record<string, ContentPageName> = {
  '/how-it-works/practitioner': 'how-it-works-practitioner',
  '/how-it-works/client': 'how-it-works-client',
  '/data-compliance': 'data-compliance',
  '/accessibility': 'accessibility',
}

/** The entry that a path shows. */
const pageAt = (path: string): ContentPageName => pages[plainPath(path)] ?? 'about'

export const loader = (args: Route.LoaderArgs) => prefetch(args, contentQuery(pageAt(args.url.pathname)))

export default function SitePageRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <Page />
    </HydrationBoundary>
  )
}

function Page() {
  const page = pageAt(useLocation().pathname)
  const { data } = useSuspenseQuery(contentQuery(page))
  const content = contentOf('page', data)
  return (
    <>
      <PageMeta content={content} />
      <SitePage content={content} {...(page === 'about' ? { drawing: page } : {})} />
    </>
  )
}
