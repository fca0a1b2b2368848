import { redirect } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Route } from './+types/share'

/** The short URL that is printed and shared; redirects to the plan, with the invitation of a mailed link. */
export function loader({ params, url }: Route.LoaderArgs) {
  throw redirect(
    localPath(`/recommendations/${encodeURIComponent(params.shareCode)}`, getLocale()) + url.search,
  )
}
