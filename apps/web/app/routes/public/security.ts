import { pageVisitContext } from '#app/page-visit.ts'
import { securityText } from '#app/seo/security-txt.ts'
import type { Route } from './+types/security'

const SECONDS = 86_400

/** For whoever found a weakness: where scanners and researchers look first. */
export function loader(args: Route.LoaderArgs) {
  const origin = args.context.get(pageVisitContext)?.publicUrl ?? args.url.origin
  return new Response(securityText(origin, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${SECONDS}` },
  })
}
