import { pageVisitContext } from '#app/page-visit.ts'
import type { Route } from './+types/robots'

const SECONDS = 86_400

/** Public pages may be crawled, API calls may not. Pages that must not be indexed say so themselves. */
export function loader(args: Route.LoaderArgs) {
  const origin = args.context.get(pageVisitContext)?.publicUrl ?? args.url.origin
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${SECONDS}` },
  })
}
