import { accountLengths } from '@salvia/contract/words/lengths'
import { useState } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { explainWrite } from '#app/api/explain-refusal.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { WithoutCode } from '#app/shared/without-code.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './save-offer.module.css'
import { readToken } from './stored-token.ts'

type Props = {
  shareCode: string
  code: string
  /** The invited address is the reader's own, not verified yet. */
  isUnverified: boolean
  onCode: (code: string) => void
}

/**
 * How to save with an invitation that went to another address, or to the own one before it is verified: a code sent there,
 * or the account that has it.
 */
export function TakingCode({ shareCode, code, isUnverified, onCode }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [whyNot, setWhyNot] = useState<string | null>(null)
  const { run, isPending } = useCommand({
    send: (api) =>
      api('POST /recommendations/code/{shareCode}/save/code', {
        params: { shareCode },
        body: { token: readToken(shareCode) ?? '' },
      }),
    onDone: (sent) => setSentTo(sent.sentTo),
    onFailed: async (error) =>
      setWhyNot(
        error instanceof ApiError && error.code === 'invitation_not_yours'
          ? m.plan_save_not_yours()
          : await explainWrite(error),
      ),
  })
  const send = () => {
    setWhyNot(null)
    return run()
  }
  return (
    <div className={css.fields}>
      {isUnverified ? (
        <Note role="status" title={m.invitation_unverified_title()}>
          {m.invitation_unverified_text()}
        </Note>
      ) : (
        <Note tone="attention" role="status" title={m.plan_save_elsewhere()}>
          {m.plan_save_elsewhere_text()}
        </Note>
      )}
      {whyNot && <Note tone="error" role="alert" title={whyNot} />}
      {sentTo !== null && (
        <TextField
          label={m.auth_code()}
          description={m.invitation_code_sent({ to: sentTo })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={accountLengths.mailedCode}
          value={code}
          onChange={({ target: { value } }) => onCode(value)}
        />
      )}
      <div className={css.actions}>
        <Button loading={isPending} onClick={send}>
          {sentTo === null ? m.plan_save_send_code() : m.proof_code_again()}
        </Button>
        <WithoutCode isUnverified={isUnverified} />
      </div>
    </div>
  )
}
