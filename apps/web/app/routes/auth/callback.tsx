import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '#app/api/use-api.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { returnPath } from '#app/features/identity/return-path.ts'
import { SecondFactorForm, type SignedIn } from '#app/features/identity/sign-in/second-factor-form.tsx'
import { joinDraft } from '#app/features/identity/sign-up/join-draft.ts'
import { finishTrip } from '#app/features/identity/third-party/third-party-return.ts'
import { readTrip } from '#app/features/identity/third-party/third-party-trip.ts'
import { finishSignIn } from '#app/frame/after-sign-in.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'

/** Return from a third party: signed in, asked for the second factor, or sent back to the start. */
export default function Callback() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const api = useApi()
  const [challenge, setChallenge] = useState<string | null>(null)
  const isFinished = useRef(false)
  const onSignedIn = useCallback(
    (who: SignedIn) => {
      joinDraft.forget()
      return finishSignIn(api, who, returnPath(readTrip()?.next ?? null))
    },
    [api],
  )
  useEffect(() => {
    if (isFinished.current) return
    isFinished.current = true
    const finish = async () => {
      const result = await finishTrip(api, search, readTrip())
      if (result.kind === 'signed-in') return onSignedIn(result.who)
      if (result.kind === 'second-factor') return setChallenge(result.challenge)
      if (result.kind === 'failed') showSnackbar({ id: 'third-party', type: 'error', mainText: result.text })
      await navigate(result.to, { replace: true })
    }
    void finish()
  }, [api, search, navigate, onSignedIn])
  return challenge === null ? (
    <AuthPage title={m.common_one_moment()} lead={m.auth_callback_lead()} />
  ) : (
    <SecondFactorForm
      challenge={challenge}
      onSignedIn={onSignedIn}
      onBack={() => void navigate('/auth/login', { replace: true })}
    />
  )
}
