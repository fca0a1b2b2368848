import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import css from '../auth-page.module.css'
import { AuthPage } from '../auth-page.tsx'
import { GeneralError } from '../general-error.tsx'
import { type Invitation, senderName, useFoundInvitation } from './found-invitation.ts'
import { InvitationCode } from './invitation-code.tsx'
import { forgetInvitation } from './stored-invitation.ts'
import { type Answered, useInvitationAnswer } from './use-invitation-answer.ts'

type Props = {
  token: string
  email: string
  /** Only client accounts can accept. */
  isClient: boolean
  onContinue: () => void
}

/** Asks once whether the inviting practitioner may share plans with this account. */
export function InvitationQuestion({ token, email, isClient, onContinue }: Props) {
  const forgetAndContinue = () => {
    forgetInvitation()
    onContinue()
  }
  return isClient ? (
    <Question token={token} email={email} onContinue={forgetAndContinue} />
  ) : (
    <NotForYou email={email} onContinue={forgetAndContinue} />
  )
}

/** Ask only once the sender is known. */
function Question({ token, email, onContinue }: Omit<Props, 'isClient'>) {
  const { data: invitation, error, refetch, isFetching } = useFoundInvitation(token)
  const [state, setState] = useState<Answered | null>(null)
  if (state) return <Outcome {...state} onContinue={onContinue} />
  if (invitation === null) return <Outcome kind="over" name="" onContinue={onContinue} />
  if (invitation)
    return <Asking {...{ token, email, invitation }} onAnswered={setState} onLater={onContinue} />
  if (!error) return <AuthPage title={m.common_one_moment()} />
  return (
    <AuthPage title={m.invitation_title()}>
      <FailedState
        text={isTooMany(error) ? m.refusal_too_many() : undefined}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
      <Later onLater={onContinue} />
    </AuthPage>
  )
}

const isTooMany = (error: Error): boolean => error instanceof ApiError && error.status === 429

/** The result of answering the invitation. */
function Outcome({ kind, name, onContinue }: Answered & { onContinue: () => void }) {
  const words = {
    linked: [m.invitation_linked_title({ name }), m.invitation_linked_text()],
    declined: [m.invitation_declined_title(), m.invitation_declined_text({ name })],
    over: [m.invitation_over_title(), m.invitation_over_text()],
  }
  const [title = '', lead] = words[kind]
  return (
    <div role="status">
      <AuthPage title={title} lead={lead}>
        <Continue onContinue={onContinue} />
      </AuthPage>
    </div>
  )
}

const Continue = ({ onContinue }: { onContinue: () => void }) => (
  <Button variant="filled" size="lg" fullWidth onClick={onContinue}>
    {m.common_continue()}
  </Button>
)

const Later = ({ onLater }: { onLater: () => void }) => (
  <div className={css.actions}>
    <Button variant="subtle" onClick={onLater}>
      {m.invitation_later()}
    </Button>
  </div>
)

/** Without a name it is "a practitioner". */
function askingWords({ sender, recipient }: Invitation): { title: string; lead: string } {
  const { practitionerName, practiceName } = sender
  const { hasDeclined } = recipient
  const name = senderName(sender)
  if (!name) {
    const lead = hasDeclined ? m.invitation_lead_declined() : m.invitation_lead()
    return { title: m.invitation_title(), lead }
  }
  const whole = { name: practitionerName && practiceName ? `${practitionerName} (${practiceName})` : name }
  const lead = hasDeclined ? m.invitation_lead_declined_of(whole) : m.invitation_lead_of(whole)
  return { title: m.invitation_title_of({ name }), lead }
}

type AskingProps = Pick<Props, 'token' | 'email'> & {
  invitation: Invitation
  onAnswered: (answered: Answered) => void
  onLater: () => void
}

/** An account other than the invited one confirms with a code sent to the invited person. */
function Asking({ token, email, invitation, onAnswered, onLater }: AskingProps) {
  const { recipient } = invitation
  const [isAnswering, setAnswering] = useState(recipient.isCaller)
  const [code, setCode] = useState(recipient.isCaller ? null : '')
  const { sending, fault, forget, send } = useInvitationAnswer({ token, code }, onAnswered)
  return (
    <AuthPage {...askingWords(invitation)}>
      <p className="second">{m.invitation_account({ email })}</p>
      {code !== null && (
        <InvitationCode
          {...{ token, recipient, code, error: fault.code }}
          onSent={() => setAnswering(true)}
          onCode={(typed) => {
            setCode(typed)
            forget()
          }}
        />
      )}
      <GeneralError text={fault.general} />
      {isAnswering && (
        <>
          <Button
            variant="filled"
            size="lg"
            fullWidth
            loading={sending === 'yes'}
            held={sending === 'no'}
            onClick={() => send(true)}
          >
            {m.invitation_yes()}
          </Button>
          <Button
            size="lg"
            fullWidth
            loading={sending === 'no'}
            held={sending === 'yes'}
            onClick={() => send(false)}
          >
            {m.invitation_no()}
          </Button>
        </>
      )}
      <Later onLater={onLater} />
    </AuthPage>
  )
}

const NotForYou = ({ email, onContinue }: { email: string; onContinue: () => void }) => (
  <AuthPage title={m.invitation_title()} lead={m.invitation_not_client({ email })}>
    <Continue onContinue={onContinue} />
    <div className={css.actions}>
      <Button variant="subtle" component={Link} to="/auth/signout">
        {m.menu_sign_out()}
      </Button>
    </div>
  </AuthPage>
)
