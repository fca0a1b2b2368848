import { data, Outlet } from 'react-router'
import { prefixes } from '#app/language/local-path.ts'
import { toOneAddress } from '#app/language/to-one-address.ts'
import type { Route } from './+types/language'

/** Pages in English have no prefix; a language that we do not support is a 404. */
export function loader(args: Route.LoaderArgs) {
  const { lang } = args.params
  if (lang === undefined || prefixes.some((prefix) => prefix === lang)) return null
  throw toOneAddress(args) ?? data(null, { status: 404 })
}

export const shouldRevalidate = () => false

export default Outlet
