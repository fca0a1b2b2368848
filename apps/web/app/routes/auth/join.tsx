import { landingPage } from '@salvia/rules/people/landing-page'
import { HydrationBoundary } from '@tanstack/react-query'
import { Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { useApi } from '#app/api/use-api.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { useOpenInvitation } from '#app/features/identity/invitation/found-invitation.ts'
import { InvitationNote } from '#app/features/identity/invitation/invitation-note.tsx'
import { useInvitation } from '#app/features/identity/invitation/use-invitation.ts'
import { returnPath } from '#app/features/identity/return-path.ts'
import { handOverSignIn } from '#app/features/identity/sign-in/sign-in-handoff.ts'
import { KindChoice } from '#app/features/identity/sign-up/kind-choice.tsx'
import { newcomerOf } from '#app/features/identity/sign-up/sign-up.ts'
import { SignUpForm } from '#app/features/identity/sign-up/sign-up-form.tsx'
import { providersQuery, ThirdPartyButtons } from '#app/features/identity/third-party/third-party-buttons.tsx'
import { userQuery } from '#app/features/identity/user-query.ts'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import { useReferrer } from '#app/features/referrals/referral-queries.ts'
import { ReferrerNote } from '#app/features/referrals/referrer-note.tsx'
import { arrivalOf, finishSignIn } from '#app/frame/after-sign-in.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { authPath } from '#app/visit/auth-path.ts'
import { readCookie } from '#app/visit/cookies.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/join'
import css from './join.module.css'

/** Redirects signed-in users, except those replacing a mistyped address. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url
  const cookies = args.request.headers.get('cookie')
  const user = await requestClient(args)
    .fetchQuery(userQuery)
    .catch(() => null)
  if (user && searchParams.has('invitation')) throw redirect(`/auth/invitation${args.url.search}`)
  if (user && !searchParams.has('changeEmailFrom'))
    throw redirect(landingPage(arrivalOf(user, returnPath(searchParams.get('next')), cookies)))
  const { cache } = await prefetch(args, countriesQuery, providersQuery)
  return { cache, referrerCode: searchParams.get('ref') ?? readCookie(cookies, 'referrer') }
}

export default function JoinRoute({ loaderData: { cache, referrerCode } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={cache}>
      <Join referrerCode={referrerCode} />
    </HydrationBoundary>
  )
}

function Join({ referrerCode }: { referrerCode: string | undefined }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const api = useApi()
  const invitation = useInvitation()
  const isClient = search.get('type') === 'client'
  const changeEmailFrom = search.get('changeEmailFrom') ?? undefined
  const userKind = isClient ? ('Client' as const) : ('Practitioner' as const)
  const { data: referrer } = useReferrer(isClient ? undefined : referrerCode)
  // A code that failed is not sent either.
  const context = {
    userKind,
    referrerCode: referrer === null ? undefined : referrerCode,
    changeEmailFrom,
  }
  const next = returnPath(search.get('next'))
  const type = isClient ? ('client' as const) : ('practitioner' as const)
  const loginPath = authPath('/auth/login', { type, next })
  const onKnown = (credentials: { email: string; password: string }) => {
    handOverSignIn(credentials)
    void navigate(loginPath)
  }
  const trip = () => {
    const form = document.querySelector<HTMLFormElement>('main form')
    return {
      mode: 'join' as const,
      userKind,
      next,
      newcomer: newcomerOf(new FormData(form ?? undefined), context),
    }
  }
  return (
    <AuthPage
      title={isClient ? m.auth_join_client_title() : m.auth_join_title()}
      lead={isClient ? m.auth_join_client_lead() : m.auth_join_lead()}
    >
      {invitation === null && changeEmailFrom === undefined && (
        <KindChoice
          isClient={isClient}
          clientPath={authPath('/auth/join', { type: 'client', next })}
          practitionerPath={authPath('/auth/join', { type: 'practitioner', next })}
        />
      )}
      {invitation !== null && <InvitationNote token={invitation} />}
      {referrer && <ReferrerNote referrer={referrer} />}
      <SignUpForm
        context={context}
        countries={useCountries()}
        invited={useOpenInvitation(invitation).data?.invited}
        countryCode={useShell()?.country.code ?? ''}
        onSignedIn={(who) => finishSignIn(api, who, next)}
        onKnown={onKnown}
        terms={<Terms isClient={isClient} />}
      />
      <ThirdPartyButtons trip={trip} />
      <p className="second">
        {m.auth_have_account()} <Link to={loginPath}>{m.login_title()}</Link>
      </p>
    </AuthPage>
  )
}

const legalPages = (isClient: boolean) => [
  isClient
    ? { path: '/general-terms-conditions', label: m.footer_terms }
    : { path: '/practitioner-terms-conditions', label: m.footer_practitioner_terms },
  { path: '/privacy-policy', label: m.privacy_policy },
]

/** The consents of a new account, with the texts that they are about. */
const Terms = ({ isClient }: { isClient: boolean }) => (
  <div className="second">
    <p>{m.auth_terms()}</p>
    <ul className={css.legal}>
      {legalPages(isClient).map(({ path, label }) => (
        <li key={path}>
          <LocalLink to={path} target="_blank">
            {label()}
          </LocalLink>
        </li>
      ))}
    </ul>
  </div>
)
