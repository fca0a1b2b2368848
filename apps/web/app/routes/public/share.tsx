import { redirect } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { requireKnownLanguage } from '#app/language/require-known-language.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Route } from './+types/share'

/** The short URL that is printed and shared; redirects to the plan, with the invitation of a mailed link. */
export function loader(args: Route.LoaderArgs) {
  requireKnownLanguage(args)
  const { params, url } = args
  throw redirect(
    localPath(`/recommendations/${encodeURIComponent(params.shareCode)}`, getLocale()) + url.search,
  )
}

/** Makes it a page, so that a language that we do not support is shown on the error page. */
export default function Share() {
  return null
}
