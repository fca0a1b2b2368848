import { landingPage } from '@salvia/rules/people/landing-page'
import { HydrationBoundary } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect, useLocation, useSearchParams } from 'react-router'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { useApi } from '#app/api/use-api.ts'
import { useOpenInvitation } from '#app/features/identity/invitation/found-invitation.ts'
import { InvitationNote } from '#app/features/identity/invitation/invitation-note.tsx'
import { useInvitation } from '#app/features/identity/invitation/use-invitation.ts'
import { returnPath } from '#app/features/identity/return-path.ts'
import { SecondFactorForm, type SignedIn } from '#app/features/identity/sign-in/second-factor-form.tsx'
import { SignInForm } from '#app/features/identity/sign-in/sign-in-form.tsx'
import { joinDraft } from '#app/features/identity/sign-up/join-draft.ts'
import { providersQuery, ThirdPartyButtons } from '#app/features/identity/third-party/third-party-buttons.tsx'
import { userQuery } from '#app/features/identity/user-query.ts'
import { arrivalOf, finishSignIn } from '#app/frame/after-sign-in.ts'
import { authPath } from '#app/visit/auth-path.ts'
import type { Route } from './+types/login'

/** Redirect signed-in users. */
export async function loader(args: Route.LoaderArgs) {
  const user = await requestClient(args)
    .fetchQuery(userQuery)
    .catch(() => null)
  const next = returnPath(args.url.searchParams.get('next'))
  if (user && args.url.searchParams.has('invitation')) throw redirect(`/auth/invitation${args.url.search}`)
  if (user) throw redirect(landingPage(arrivalOf(user, next, args.request.headers.get('cookie'))))
  return prefetch(args, providersQuery).catch(() => null)
}

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData?.cache}>
      <Login />
    </HydrationBoundary>
  )
}

function Login() {
  const [search] = useSearchParams()
  // As one arrived: the skip link has a fragment of its own.
  const [hash] = useState(useLocation().hash)
  const api = useApi()
  const [challenge, setChallenge] = useState<string | null>(null)
  const next = returnPath(search.get('next'), hash)
  const invitation = useInvitation()
  const invited = useOpenInvitation(invitation).data?.invited
  const userKind = search.get('type') === 'client' || invitation !== null ? 'Client' : 'Practitioner'
  const onSignedIn = (who: SignedIn) => {
    joinDraft.forget()
    return finishSignIn(api, who, next)
  }
  if (challenge !== null)
    return (
      <SecondFactorForm challenge={challenge} onSignedIn={onSignedIn} onBack={() => setChallenge(null)} />
    )
  return (
    <SignInForm
      isUnknown={search.get('method') === 'unknown'}
      joinPath={authPath('/auth/join', { type: userKind === 'Client' ? 'client' : 'practitioner', next })}
      onSignedIn={onSignedIn}
      onSecondFactor={setChallenge}
      invitedEmail={invited?.email}
      note={invitation !== null && <InvitationNote token={invitation} />}
    >
      <ThirdPartyButtons trip={() => ({ mode: 'login', userKind, next, newcomer: {} })} />
    </SignInForm>
  )
}
