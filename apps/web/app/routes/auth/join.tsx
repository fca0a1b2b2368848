import { landingPage } from '@salvia/rules/people/landing-page'
import { HydrationBoundary } from '@tanstack/react-query'
import { Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { useApi } from '#app/api/use-api.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { InvitationNote } from '#app/features/identity/invitation-note.tsx'
import { returnPath } from '#app/features/identity/return-path.ts'
import { handOverSignIn } from '#app/features/identity/sign-in-handoff.ts'
import { newcomerOf } from '#app/features/identity/sign-up.ts'
import { SignUpForm } from '#app/features/identity/sign-up-form.tsx'
import { providersQuery, ThirdPartyButtons } from '#app/features/identity/third-party-buttons.tsx'
import { useInvitation } from '#app/features/identity/use-invitation.ts'
import { userQuery } from '#app/features/identity/user-query.ts'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import { arrivalOf, finishSignIn } from '#app/frame/after-sign-in.ts'
import { hasScreen } from '#app/frame/menus.ts'
import { m } from '#app/paraglide/messages.js'
import { authPath } from '#app/visit/auth-path.ts'
import { readCookie } from '#app/visit/cookies.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/join'

/** Whoever is signed in goes on, but for an account whose mistyped address is to be replaced. */
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
  const context = { userKind, referrerCode, changeEmailFrom }
  const next = returnPath(search.get('next'))
  const [type, otherType] = isClient
    ? (['client', 'practitioner'] as const)
    : (['practitioner', 'client'] as const)
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
      {invitation !== null && <InvitationNote />}
      <SignUpForm
        context={context}
        countries={useCountries()}
        countryCode={useShell()?.country.code ?? ''}
        onSignedIn={(who) => finishSignIn(api, who, next)}
        onKnown={onKnown}
        terms={<Terms isClient={isClient} />}
      />
      <ThirdPartyButtons trip={trip} />
      <p className="second">
        {m.auth_have_account()} <Link to={loginPath}>{m.shell_login()}</Link>
      </p>
      <p className="second">
        {isClient ? m.auth_are_you_practitioner() : m.auth_are_you_client()}{' '}
        <Link to={authPath('/auth/join', { type: otherType, next })}>
          {isClient ? m.auth_join_as_practitioner() : m.auth_join_as_client()}
        </Link>
      </p>
    </AuthPage>
  )
}

const legalPages = (isClient: boolean) =>
  [
    {
      path: isClient ? '/general-terms-conditions' : '/practitioner-terms-conditions',
      label: m.auth_terms_link,
    },
    { path: '/privacy-policy', label: m.auth_privacy_link },
  ].filter(({ path }) => hasScreen(path))

/** What a new account agrees to. */
const Terms = ({ isClient }: { isClient: boolean }) => (
  <p className="second">
    {m.auth_terms()}{' '}
    {legalPages(isClient).map(({ path, label }) => (
      <span key={path}>
        <Link to={path} target="_blank">
          {label()}
        </Link>{' '}
      </span>
    ))}
  </p>
)
