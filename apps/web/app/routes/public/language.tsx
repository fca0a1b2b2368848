import { data, Outlet } from 'react-router'
import { prefixes } from '#app/language/local-path.ts'
import type { Route } from './+types/language'

/** 404 for a language prefix we do not support. */
export function loader({ params: { lang } }: Route.LoaderArgs) {
  if (lang !== undefined && !prefixes.some((prefix) => prefix === lang)) throw data(null, { status: 404 })
  return null
}

export const shouldRevalidate = () => false

export default Outlet
