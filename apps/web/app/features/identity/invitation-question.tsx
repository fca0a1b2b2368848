import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { browserApi } from '#app/api/browser-api.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import css from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { explainFailure } from './auth-words.ts'
import { GeneralError } from './general-error.tsx'
import { isInvitationOver, type Sender, useSender } from './invitation-sender.ts'
import { forgetInvitation } from './kept-invitation.ts'

type Props = {
  token: string
  email: string
  /** Only a client's account can be somebody's client. */
  isClient: boolean
  onGoOn: () => void
}

type State = { kind: 'linked' | 'declined' | 'over'; name: string }

/** Whether the practitioner who wrote may share plans with this account: a yes or a no, once. */
export function InvitationQuestion({ token, email, isClient, onGoOn }: Props) {
  const goOn = () => {
    forgetInvitation()
    onGoOn()
  }
  return isClient ? (
    <Question token={token} email={email} onGoOn={goOn} />
  ) : (
    <NotForYou email={email} onGoOn={goOn} />
  )
}

/** Nobody is asked before it is known who asks. */
function Question({ token, email, onGoOn }: Omit<Props, 'isClient'>) {
  const { data: sender, error, refetch, isFetching } = useSender(token)
  const [state, setState] = useState<State | null>(null)
  if (state) return <Outcome {...state} onGoOn={onGoOn} />
  if (sender === null) return <Outcome kind="over" name="" onGoOn={onGoOn} />
  if (sender) return <Asking {...{ token, email, sender }} onAnswered={setState} onLater={onGoOn} />
  if (!error) return <AuthPage title={m.auth_verify_checking()} />
  return (
    <AuthPage title={m.invitation_title()}>
      <FailedState
        text={isTooMany(error) ? m.refusal_too_many() : undefined}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
      <Later onLater={onGoOn} />
    </AuthPage>
  )
}

const isTooMany = (error: Error): boolean => error instanceof ApiError && error.status === 429

/** What became of an invitation. */
function Outcome({ kind, name, onGoOn }: State & { onGoOn: () => void }) {
  const words = {
    linked: [m.invitation_linked_title({ name }), m.invitation_linked_text()],
    declined: [m.invitation_declined_title(), m.invitation_declined_text({ name })],
    over: [m.invitation_over_title(), m.invitation_over_text()],
  }
  const [title = '', lead] = words[kind]
  return (
    <div role="status">
      <AuthPage title={title} lead={lead}>
        <GoOn onGoOn={onGoOn} />
      </AuthPage>
    </div>
  )
}

const GoOn = ({ onGoOn }: { onGoOn: () => void }) => (
  <Button variant="filled" size="lg" fullWidth onClick={onGoOn}>
    {m.auth_go_on()}
  </Button>
)

const Later = ({ onLater }: { onLater: () => void }) => (
  <div className={css.actions}>
    <Button variant="subtle" onClick={onLater}>
      {m.invitation_later()}
    </Button>
  </div>
)

/** Who asks; a practitioner that never said its name goes by its practice, or by having written. */
function askingWords({ practitionerName, practiceName }: Sender): { title: string; lead: string } {
  const name = practitionerName || practiceName
  if (!name) return { title: m.invitation_title(), lead: m.invitation_lead() }
  const whole = practitionerName && practiceName ? `${practitionerName} (${practiceName})` : name
  return { title: m.invitation_title_of({ name }), lead: m.invitation_lead_of({ name: whole }) }
}

type AskingProps = Pick<Props, 'token' | 'email'> & {
  sender: Sender
  onAnswered: (state: State) => void
  onLater: () => void
}

function Asking({ token, email, sender, onAnswered, onLater }: AskingProps) {
  const [sending, setSending] = useState<'yes' | 'no' | null>(null)
  const [general, setGeneral] = useState<string>()
  const send = useSingle(async (isAccepted: boolean) => {
    setSending(isAccepted ? 'yes' : 'no')
    setGeneral(undefined)
    try {
      const answer = await browserApi('POST /customer/invitation', { body: { token, isAccepted } })
      forgetInvitation()
      onAnswered({ kind: isAccepted ? 'linked' : 'declined', name: answer?.practitionerName ?? '' })
    } catch (error) {
      if (isInvitationOver(error)) {
        forgetInvitation()
        onAnswered({ kind: 'over', name: '' })
      } else setGeneral((await explainFailure(error)).general)
    }
    setSending(null)
  })
  return (
    <AuthPage {...askingWords(sender)}>
      <p className="second">{m.invitation_account({ email })}</p>
      <GeneralError text={general} />
      <Button
        variant="filled"
        size="lg"
        fullWidth
        loading={sending === 'yes'}
        disabled={sending === 'no'}
        onClick={() => send(true)}
      >
        {m.invitation_yes()}
      </Button>
      <Button
        size="lg"
        fullWidth
        loading={sending === 'no'}
        disabled={sending === 'yes'}
        onClick={() => send(false)}
      >
        {m.invitation_no()}
      </Button>
      <Later onLater={onLater} />
    </AuthPage>
  )
}

const NotForYou = ({ email, onGoOn }: { email: string; onGoOn: () => void }) => (
  <AuthPage title={m.invitation_title()} lead={m.invitation_not_client({ email })}>
    <GoOn onGoOn={onGoOn} />
    <div className={css.actions}>
      <Button variant="subtle" component={Link} to="/auth/signout">
        {m.menu_sign_out()}
      </Button>
    </div>
  </AuthPage>
)
