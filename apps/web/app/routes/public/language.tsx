import { data, Outlet } from 'react-router'
import { prefixes } from '#app/language/local-path.ts'
import type { Route } from './+types/language'

/** The first part of a public address is a language that we speak, or the page does not exist. */
export function loader({ params: { lang } }: Route.LoaderArgs) {
  if (lang !== undefined && !prefixes.some((prefix) => prefix === lang)) throw data(null, { status: 404 })
  return null
}

export const shouldRevalidate = () => false

export default Outlet
