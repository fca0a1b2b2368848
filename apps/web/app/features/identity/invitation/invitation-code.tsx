import { accountLengths } from '@salvia/contract/words/lengths'
import { useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { WithoutCode } from '#app/shared/without-code.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import css from '../auth-page.module.css'
import type { Recipient } from './found-invitation.ts'

type Props = {
  token: string
  recipient: Recipient
  code: string
  error: string | undefined
  onSent: () => void
  onCode: (typed: string) => void
}

/**
 * How to accept an invitation sent to another address, or to the own one before it is verified: sign in with that address
 * or verify it, or enter a code sent to it.
 */
export function InvitationCode({ token, recipient, code, error, onSent, onCode }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { run: send, isPending } = useCommand({
    send: (api, by: 'Email' | 'Phone') => api('POST /customer/invitation/code', { body: { token, by } }),
    onDone: (answer) => {
      setSentTo(answer.sentTo)
      onSent()
    },
  })
  const { email, phone, isCallerUnverified } = recipient
  return (
    <>
      {isCallerUnverified ? (
        <Note title={m.invitation_unverified_title()}>{m.invitation_unverified_text()}</Note>
      ) : (
        <Note tone="attention" title={m.invitation_elsewhere_title({ email })}>
          {m.invitation_elsewhere_text()}
        </Note>
      )}
      {sentTo !== null && (
        <div role="status">
          <TextField
            label={m.auth_code()}
            description={m.invitation_code_sent({ to: sentTo })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={accountLengths.mailedCode}
            name="code"
            value={code}
            error={error}
            onChange={(event) => onCode(event.currentTarget.value)}
          />
        </div>
      )}
      <Button fullWidth loading={isPending} onClick={() => send('Email')}>
        {sentTo === null ? m.invitation_code_email({ email }) : m.proof_code_again()}
      </Button>
      {phone !== null && (
        <Button fullWidth held={isPending} onClick={() => send('Phone')}>
          {m.invitation_code_phone({ phone })}
        </Button>
      )}
      <div className={css.actions}>
        <WithoutCode isUnverified={isCallerUnverified} />
      </div>
    </>
  )
}
