import { Outlet } from 'react-router'
import { requireKnownLanguage } from '#app/language/require-known-language.ts'
import type { Route } from './+types/language'

export function loader(args: Route.LoaderArgs) {
  requireKnownLanguage(args)
  return null
}

export const shouldRevalidate = () => false

export default Outlet
