import { redirect, useSearchParams } from 'react-router'
import { requestClient } from '#app/api/prefetch.ts'
import { userQuery, useUser } from '#app/features/identity/user-query.ts'
import { VerifyEmail } from '#app/features/identity/verify-email.tsx'
import { goOnAfterSignIn } from '#app/frame/after-sign-in.ts'
import { tellOtherTabs } from '#app/visit/other-tabs.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/verify-email'

/** Without a token, only signed-in users have something to verify. */
export async function loader(args: Route.LoaderArgs) {
  const user = await requestClient(args)
    .fetchQuery(userQuery)
    .catch(() => null)
  if (!user && !args.url.searchParams.has('token')) throw redirect('/auth/login')
  return null
}

const tellChange = () => tellOtherTabs({ kind: 'changed' })

export default function VerifyEmailRoute() {
  const [search] = useSearchParams()
  const user = useUser()
  return (
    <VerifyEmail
      user={user}
      token={search.get('token')}
      isDemo={useShell()?.isDemo ?? false}
      onVerified={() => void (user && goOnAfterSignIn(user, true))}
      onChanged={tellChange}
    />
  )
}
