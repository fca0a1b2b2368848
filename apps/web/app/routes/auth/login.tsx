import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { User } from '@salvia/contract/identity'
import { type Arrival, landingPage } from '@salvia/rules/people/landing-page'
import type { FormEvent } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { browserApi } from '#app/api/browser-api.ts'
import { requestClient } from '#app/api/prefetch.ts'
import { bindCart } from '#app/features/cart/bind-cart.ts'
import { useSignIn } from '#app/features/identity/use-sign-in.ts'
import { userQuery } from '#app/features/identity/user-query.ts'
import { m } from '#app/paraglide/messages.js'
import { removeCookie } from '#app/shell/cookies.ts'
import { readStoredPlan } from '#app/shell/stored-plan.ts'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { Note } from '#app/ui/note.tsx'
import type { Route } from './+types/login'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import css from './login.module.css'

/** Whoever is signed in already goes on at once. */
export async function loader(args: Route.LoaderArgs) {
  const user = await requestClient(args)
    .fetchQuery(userQuery)
    .catch(() => null)
  if (user)
    throw redirect(landingPage(arrivalOf(user, args.url.searchParams, args.request.headers.get('cookie'))))
  return null
}

const arrivalOf = (user: User, search: URLSearchParams, cookies: string | null): Arrival => ({
  userKind: user.userKindId,
  isEmailVerified: true,
  lastVisited: search.get('next'),
  lastPlanCode: readStoredPlan(cookies)?.shareCode ?? null,
})

export default function Login() {
  const [search] = useSearchParams()
  const { signIn, clear, errors, isPending } = useSignIn(async ({ user, isEmailVerified }) => {
    await bindCart(browserApi)
    const arrival = { ...arrivalOf(user, search, document.cookie), isEmailVerified }
    if (isEmailVerified) removeCookie('plan')
    window.location.assign(landingPage(arrival))
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    return signIn(String(given.get('email') ?? ''), String(given.get('password') ?? ''))
  }
  return (
    <div className={css.page}>
      <title>{`${m.login_title()} · ${PRODUCT_NAME}`}</title>
      <h1 className="title">{m.login_title()}</h1>
      <p className="t16 second">{m.login_lead()}</p>
      <form className={css.form} onSubmit={submit} noValidate>
        {errors.general && (
          <Note tone="error" role="alert" title={errors.general}>
            {m.login_kept()}
          </Note>
        )}
        <TextInput
          name="email"
          label={m.login_email()}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email}
          onChange={() => clear('email')}
        />
        <PasswordInput
          name="password"
          label={m.login_password()}
          autoComplete="current-password"
          error={errors.password}
          onChange={() => clear('password')}
          visibilityToggleButtonProps={{ 'aria-label': m.login_show_password() }}
        />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={isPending}>
          {m.shell_login()}
        </Button>
      </form>
    </div>
  )
}
