import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { requestClient } from '#app/api/prefetch.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { InvitationQuestion } from '#app/features/identity/invitation/invitation-question.tsx'
import { useInvitation } from '#app/features/identity/invitation/use-invitation.ts'
import { useClaims } from '#app/features/identity/use-claims.ts'
import { userQuery, useUser } from '#app/features/identity/user-query.ts'
import { openLandingPage } from '#app/frame/after-sign-in.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/invitation'

/** Only an account can answer: a visitor signs in first, keeping the token. */
export async function loader(args: Route.LoaderArgs) {
  const user = await requestClient(args)
    .fetchQuery(userQuery)
    .catch(() => null)
  if (!user) throw redirect(`/auth/login${args.url.search}`)
  return null
}

/** Accept or decline a practitioner's invitation; redirects when there is none. */
export default function InvitationRoute() {
  const user = useUser()
  const token = useInvitation()
  const { claims } = useClaims()
  const [isLooked, setLooked] = useState(false)
  useEffect(() => setLooked(true), [])
  const isEmpty = isLooked && token === null
  const isVerified = claims?.isEmailVerified
  useEffect(() => {
    if (isEmpty && user && isVerified !== undefined) void openLandingPage(user, isVerified)
  }, [isEmpty, user, isVerified])
  if (token === null || !user) return <AuthPage title={m.common_one_moment()} />
  return (
    <InvitationQuestion
      token={token}
      email={user.email}
      isClient={user.isClient}
      onContinue={() => void openLandingPage(user, isVerified === true)}
    />
  )
}
