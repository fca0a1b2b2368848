import type { User } from '@salvia/contract/people/current-user'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Api } from '#app/api/api.ts'
import { refreshSession } from '#app/api/session.ts'
import { useCommand } from '#app/api/use-command.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Note } from '#app/ui/note.tsx'
import { cancelEmailChange } from '../account/cancel-email-change.ts'
import css from '../auth-page.module.css'
import { AuthPage } from '../auth-page.tsx'
import { explainAnswer, explainFailure } from '../auth-words.ts'
import { useClaims } from '../use-claims.ts'

type Props = {
  /** Null for a visitor, who followed the mail's link or typed the address of the page. */
  user: User | null
  token: string | null
  isDemo: boolean
  /** The address is confirmed: redirect people who are signed in. */
  onVerified: () => void
  /** The session has changed: notify other tabs. */
  onChanged: () => void
}

/** Waits for the address to be confirmed, or confirms it by the mail's link. */
export function VerifyEmail({ user, token, isDemo, onVerified, onChanged }: Props) {
  const { state, whyNot, retry } = useToken(token, onChanged)
  if (state === 'failed') return <NotReached whyNot={whyNot} onRetry={retry} />
  if (state === 'checking') return <AuthPage title={m.common_one_moment()} />
  if (state === 'confirmed') return <Confirmed isSignedIn={user !== null} onContinue={onVerified} />
  if (user === null) return <SignInFirst lead={state === 'used' ? null : m.auth_verify_signed_out()} />
  return (
    <Waiting isLinkUsed={state === 'used'} isDemo={isDemo} onVerified={onVerified} onChanged={onChanged} />
  )
}

type TokenState = 'none' | 'checking' | 'confirmed' | 'used' | 'failed'

const used = (status: string) => status === 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR'

/** Sends the token once; a network failure does not mean the link is invalid, and can be retried. */
function useToken(token: string | null, onChanged: () => void) {
  const [state, setState] = useState<TokenState>(token === null ? 'none' : 'checking')
  const [whyNot, setWhyNot] = useState<string>()
  const isSent = useRef(false)
  const { run } = useCommand({
    send: (api, sent: string) => api('POST /auth/user/email/verify', { body: { token: sent } }),
    onDone: async ({ status }) => {
      if (used(status)) return setState('used')
      await refreshSession().catch(() => false)
      onChanged()
      setState('confirmed')
    },
    onFailed: async (error) => {
      setWhyNot(await explainFailure(error))
      setState('failed')
    },
  })
  useEffect(() => {
    if (token === null || isSent.current) return
    isSent.current = true
    void run(token)
  }, [token, run])
  const retry = () => {
    setState('checking')
    if (token !== null) void run(token)
  }
  return { state, whyNot, retry }
}

type NotReachedProps = { whyNot: string | undefined; onRetry: () => void }

const NotReached = ({ whyNot, onRetry }: NotReachedProps) => (
  <AuthPage title={m.auth_verify_failed_title()} lead={m.auth_verify_failed_text()}>
    <Note tone="error" role="alert" title={whyNot ?? m.auth_general_error()} />
    <Button variant="filled" size="lg" fullWidth onClick={onRetry}>
      {m.common_try_again()}
    </Button>
  </AuthPage>
)

const tell = (mainText: string | undefined, type: 'error' | 'success' = 'error') =>
  showSnackbar({ id: 'verify-email', type, mainText: mainText ?? m.auth_general_error() })

const Confirmed = ({ isSignedIn, onContinue }: { isSignedIn: boolean; onContinue: () => void }) => (
  <AuthPage title={m.auth_verified_title()} lead={m.auth_verified_lead()}>
    {isSignedIn ? (
      <Button variant="filled" size="lg" fullWidth onClick={onContinue}>
        {m.common_continue()}
      </Button>
    ) : (
      <Button variant="filled" size="lg" fullWidth component={Link} to="/auth/login">
        {m.login_title()}
      </Button>
    )}
  </AuthPage>
)

/** For a visitor whose link is over, or who came without one: whoever signs in can have it sent again. */
const SignInFirst = ({ lead }: { lead: string | null }) => (
  <AuthPage
    title={lead === null ? m.auth_link_title() : m.auth_verify_title()}
    lead={lead ?? m.auth_verify_link_used()}
  >
    <Button variant="filled" size="lg" fullWidth component={Link} to="/auth/login?next=/auth/verify-email">
      {m.login_title()}
    </Button>
  </AuthPage>
)

type WaitingProps = Pick<Props, 'isDemo' | 'onVerified' | 'onChanged'> & { isLinkUsed: boolean }

/** Says where the mail went, resends it, and continues once another tab has confirmed it. */
function Waiting({ isLinkUsed, isDemo, onVerified, onChanged }: WaitingProps) {
  const { claims, isFailed } = useClaims()
  const isPending = claims?.changeEmailTo ?? null
  const isDone = claims?.isEmailVerified === true && isPending === null
  const latestOnVerified = useRef(onVerified)
  latestOnVerified.current = onVerified
  useEffect(() => {
    if (isDone) latestOnVerified.current()
  }, [isDone])
  useEffect(() => {
    const look = () => void refreshSession().catch(() => false)
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  if (isFailed) return <FailedState onRetry={() => window.location.reload()} />
  if (claims === null || isDone) return <AuthPage title={m.common_one_moment()} />
  return (
    <AuthPage title={m.auth_verify_title()} lead={m.auth_verify_lead({ email: isPending ?? claims.email })}>
      {isLinkUsed && (
        <Note tone="error" role="alert" title={m.auth_link_title()}>
          {m.auth_verify_link_used()}
        </Note>
      )}
      {isPending !== null && <Note>{m.auth_verify_until({ email: claims.email })}</Note>}
      {isDemo && <Note tone="warning">{m.auth_demo_outbox()}</Note>}
      <Actions isPending={isPending !== null} onChanged={onChanged} />
    </AuthPage>
  )
}

function Actions({ isPending, onChanged }: { isPending: boolean; onChanged: () => void }) {
  const { run, isPending: isBusy } = useCommand({
    send: (api, act: (api: Api) => Promise<void>) => act(api),
    onFailed: async (error) => tell(await explainFailure(error)),
  })
  const resend = async (api: Api) => {
    const answer = await api('POST /auth/user/email/verify/token', {})
    if (answer.status === 'OK') return tell(m.auth_verify_resent(), 'success')
    tell((await explainAnswer(answer)).general)
    await refreshSession()
  }
  const cancel = async (api: Api) => {
    await cancelEmailChange(api)
    onChanged()
  }
  return (
    <>
      <Button variant="filled" size="lg" fullWidth loading={isBusy} onClick={() => run(resend)}>
        {m.auth_verify_resend()}
      </Button>
      <div className={css.actions}>
        <Button variant="subtle" component={Link} to="/auth/change-email">
          {m.auth_other_address()}
        </Button>
        {isPending && (
          <Button variant="subtle" held={isBusy} onClick={() => run(cancel)}>
            {m.auth_cancel_change()}
          </Button>
        )}
        <Button variant="subtle" component={Link} to="/auth/signout">
          {m.menu_sign_out()}
        </Button>
      </div>
    </>
  )
}
