import { messengerPage } from '#app/features/chat/messenger-frame.ts'
import { pageVisitContext } from '#app/page-visit.ts'
import type { Route } from './+types/messenger'

/** What the panel of the chat frames: a page of its own, so that the messenger learns of no page that a person reads. */
export function loader(args: Route.LoaderArgs) {
  const visit = args.context.get(pageVisitContext)
  if (!visit?.hasMessenger) throw new Response(null, { status: 404 })
  return new Response(messengerPage(visit.nonce), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
