import { redirect, useSearchParams } from 'react-router'
import { NotMe } from '#app/features/identity/not-me.tsx'
import type { Route } from './+types/not-me'

/** By the link of a mail only, whoever is signed in. */
export function loader({ url }: Route.LoaderArgs) {
  if (!url.searchParams.has('token')) throw redirect('/auth/login')
  return null
}

export default function NotMeRoute() {
  const [search] = useSearchParams()
  return <NotMe token={search.get('token') ?? ''} />
}
