import { isReturnPath } from '@salvia/rules/people/landing-page'
import { redirect } from 'react-router'
import { pageVisitContext } from '#app/page-visit.ts'
import { heldCookie } from '#app/visit/cookies.ts'
import type { Route } from './+types/leave-preview'

/** Back to what is published, on the page that was left. */
export function loader({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const isSecure = context.get(pageVisitContext)?.publicUrl.startsWith('https:') ?? false
  const page = url.searchParams.get('page') ?? ''
  throw redirect(isReturnPath(page) ? page : '/', {
    headers: { 'set-cookie': heldCookie('preview', { isSecure }) },
  })
}
