import { redirect } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Route } from './+types/share'

/** The short address that is printed and sent; the plan's page is where it leads. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(localPath(`/recommendations/${encodeURIComponent(params.shareCode)}`, getLocale()))
}
