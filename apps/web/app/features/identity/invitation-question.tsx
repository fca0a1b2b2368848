import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { browserApi } from '#app/api/browser-api.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import css from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { explainFailure } from './auth-words.ts'
import { GeneralError } from './general-error.tsx'
import { forgetInvitation } from './kept-invitation.ts'

type Props = {
  token: string
  email: string
  /** Only a client's account can be somebody's client. */
  isClient: boolean
  onGoOn: () => void
}

type State = { kind: 'asking' | 'linked' | 'declined' | 'over'; name: string }

/** Whether the practitioner who wrote may share plans with this account: a yes or a no, once. */
export function InvitationQuestion({ token, email, isClient, onGoOn }: Props) {
  const [state, setState] = useState<State>({ kind: 'asking', name: '' })
  const goOn = () => {
    forgetInvitation()
    onGoOn()
  }
  if (!isClient) return <NotForYou email={email} onGoOn={goOn} />
  if (state.kind === 'asking')
    return <Asking token={token} email={email} onAnswered={setState} onLater={goOn} />
  const { name } = state
  const words = {
    linked: [m.invitation_linked_title({ name }), m.invitation_linked_text()],
    declined: [m.invitation_declined_title(), m.invitation_declined_text({ name })],
    over: [m.invitation_over_title(), m.invitation_over_text()],
  }
  const [title = '', lead] = words[state.kind]
  return (
    <div role="status">
      <AuthPage title={title} lead={lead}>
        <GoOn onGoOn={goOn} />
      </AuthPage>
    </div>
  )
}

const GoOn = ({ onGoOn }: { onGoOn: () => void }) => (
  <Button variant="filled" size="lg" fullWidth onClick={onGoOn}>
    {m.auth_go_on()}
  </Button>
)

type AskingProps = Pick<Props, 'token' | 'email'> & {
  onAnswered: (state: State) => void
  onLater: () => void
}

function Asking({ token, email, onAnswered, onLater }: AskingProps) {
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
      if (isOver(error)) {
        forgetInvitation()
        onAnswered({ kind: 'over', name: '' })
      } else setGeneral((await explainFailure(error)).general)
    }
    setSending(null)
  })
  return (
    <AuthPage title={m.invitation_title()} lead={m.invitation_lead()}>
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
      <div className={css.actions}>
        <Button variant="subtle" onClick={onLater}>
          {m.invitation_later()}
        </Button>
      </div>
    </AuthPage>
  )
}

/** A token that is none, was used, or whose time is over; one that no mail of ours can hold is told alike. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'code_invalid' || error.status === 400)

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
