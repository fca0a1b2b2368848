import { redirect } from 'react-router'
import { pageVisitContext } from '#app/page-visit.ts'
import { heldCookie } from '#app/visit/cookies.ts'
import type { Route } from './+types/leave-preview'

/** Back to what is published. */
export function loader({ context }: Route.LoaderArgs) {
  const isSecure = context.get(pageVisitContext)?.publicUrl.startsWith('https:') ?? false
  throw redirect('/', { headers: { 'set-cookie': heldCookie('preview', { isSecure }) } })
}
