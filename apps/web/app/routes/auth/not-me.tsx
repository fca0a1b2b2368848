import { redirect, useSearchParams } from 'react-router'
import { NotMe } from '#app/features/identity/account/not-me.tsx'
import type { Route } from './+types/not-me'

/** Reached only by the mail's link, signed in or not. */
export function loader({ url }: Route.LoaderArgs) {
  if (!url.searchParams.has('token')) throw redirect('/auth/login')
  return null
}

export default function NotMeRoute() {
  const [search] = useSearchParams()
  return <NotMe token={search.get('token') ?? ''} />
}
