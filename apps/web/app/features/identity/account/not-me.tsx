import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { AccountChangeKind } from '@salvia/contract/words/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shownHere } from '#app/api/command.ts'
import { query } from '#app/api/query.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { AuthPage } from '../auth-page.tsx'
import { GeneralError } from '../general-error.tsx'

type Found = NonNullable<ApiAnswer<'POST /auth/undo-change/look-up'>>
type Open = Extract<Found, { status: 'OK' }>
type Outcome = { kind: 'done'; email: string } | { kind: 'USED' | 'OVER' }

const does: Record<AccountChangeKind, (change: { email: string }) => string> = {
  Email: m.not_me_email,
  Phone: m.not_me_phone,
  BankData: m.not_me_bank,
  Password: m.not_me_password,
  SecondFactor: m.not_me_totp,
}

/** "This was not me": explains what the mail's link undoes, and undoes it on click. */
export function NotMe({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { data, error, refetch, isFetching } = useQuery({
    ...query('POST /auth/undo-change/look-up', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (outcome) return <Told outcome={outcome} />
  if (data?.status === 'OK') return <Asking token={token} change={data} onTold={setOutcome} />
  if (data) return <Told outcome={{ kind: data.reason }} />
  if (!error) return <AuthPage title={m.common_one_moment()} />
  return (
    <AuthPage title={m.not_me_title()}>
      <FailedState onRetry={() => refetch()} isRetrying={isFetching} />
    </AuthPage>
  )
}

type AskingProps = { token: string; change: Open; onTold: (outcome: Outcome) => void }

function Asking({ token, change, onTold }: AskingProps) {
  const {
    run: undo,
    isPending,
    error,
  } = useCommand({
    send: (api) => api('POST /auth/undo-change', { body: { token } }),
    onDone: (answer) =>
      onTold(answer.status === 'OK' ? { kind: 'done', email: answer.email } : { kind: answer.reason }),
    onFailed: shownHere,
  })
  const whyNot = useProblemWords(error, m.auth_not_reached())
  return (
    <AuthPage title={m.not_me_title()} lead={m.not_me_lead()}>
      <ul>
        <li>{does[change.kind]({ email: change.email })}</li>
        <li>{m.not_me_since()}</li>
        <li>{m.not_me_sessions()}</li>
        <li>{m.not_me_new_password({ email: change.email })}</li>
      </ul>
      <GeneralError text={error ? whyNot : undefined} />
      <Button variant="filled" size="lg" fullWidth loading={isPending} onClick={() => undo()}>
        {m.not_me_button()}
      </Button>
      <p className="second">{m.not_me_was_me()}</p>
    </AuthPage>
  )
}

/** This browser's session has ended too: reload on the next navigation. */
function Told({ outcome }: { outcome: Outcome }) {
  const words = {
    done: () => [
      m.not_me_done_title(),
      m.not_me_done_text({ email: 'email' in outcome ? outcome.email : '' }),
    ],
    USED: () => [m.not_me_used_title(), m.not_me_used_text()],
    OVER: () => [m.not_me_over_title(), m.not_me_over_text()],
  }
  const [title = '', lead] = words[outcome.kind]()
  return (
    <div role="status">
      <AuthPage title={title} lead={lead}>
        <Button variant="filled" size="lg" fullWidth component="a" href="/auth/login">
          {m.auth_back_to_login()}
        </Button>
      </AuthPage>
    </div>
  )
}
