import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { forgetDraft } from '#app/features/identity/join-draft.ts'
import { returnPath } from '#app/features/identity/return-path.ts'
import { SecondFactorForm, type SignedIn } from '#app/features/identity/second-factor-form.tsx'
import { finishTrip } from '#app/features/identity/third-party-return.ts'
import { readTrip } from '#app/features/identity/third-party-trip.ts'
import { m } from '#app/paraglide/messages.js'
import { arrive } from '#app/shell/arrive.ts'
import { showSnackbar } from '#app/ui/snackbar-store.ts'

const onSignedIn = (who: SignedIn) => {
  forgetDraft()
  return arrive(who, returnPath(readTrip()?.next ?? null))
}

/** Back from a third party: signed in, asked for the second factor, or back where the way began. */
export default function Callback() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [challenge, setChallenge] = useState<string | null>(null)
  const isFinished = useRef(false)
  useEffect(() => {
    if (isFinished.current) return
    isFinished.current = true
    const finish = async () => {
      const result = await finishTrip(search, readTrip())
      if (result.kind === 'signed-in') return onSignedIn(result.who)
      if (result.kind === 'second-factor') return setChallenge(result.challenge)
      showSnackbar({ id: 'third-party', type: 'error', mainText: result.text })
      await navigate(result.to, { replace: true })
    }
    void finish()
  }, [search, navigate])
  return challenge === null ? (
    <AuthPage title={m.auth_callback_title()} lead={m.auth_callback_lead()} />
  ) : (
    <SecondFactorForm
      challenge={challenge}
      onSignedIn={onSignedIn}
      onBack={() => void navigate('/auth/login', { replace: true })}
    />
  )
}
