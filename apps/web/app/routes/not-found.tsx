import { data } from 'react-router'
import { toOneAddress } from '#app/language/to-one-address.ts'
import type { Route } from './+types/not-found'

/** Catch-all route: 404, unless it is a language prefix before a page that has one address for all languages. */
export function loader(args: Route.LoaderArgs) {
  throw toOneAddress(args) ?? data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
