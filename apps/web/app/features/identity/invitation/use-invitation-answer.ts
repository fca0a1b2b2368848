import { useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { refreshSession } from '#app/api/session.ts'
import { useCommand } from '#app/api/use-command.ts'
import { type FieldErrors, refusedFields } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { explainFailure } from '../auth-words.ts'
import { isInvitationOver } from './found-invitation.ts'
import { forgetInvitation } from './stored-invitation.ts'

export type Answered = { kind: 'linked' | 'declined' | 'over'; name: string }

type Asked = {
  token: string
  /** Null when the signed-in account is the invited one. */
  code: string | null
}

/** Accepts or declines; an address proven by the code is in the session afterwards. */
async function sendAnswer(api: Api, { token, code }: Asked, isAccepted: boolean): Promise<Answered> {
  const proof = code === null ? {} : { code: code.trim() }
  try {
    const answer = await api('POST /customer/invitation', { body: { token, isAccepted, ...proof } })
    if (code !== null) await refreshSession().catch(() => false)
    return { kind: isAccepted ? 'linked' : 'declined', name: answer.practitionerName }
  } catch (error) {
    if (isInvitationOver(error)) return { kind: 'over', name: '' }
    throw error
  }
}

/** Answers the invitation, at most once. */
export function useInvitationAnswer(asked: Asked, onAnswered: (answered: Answered) => void) {
  const [fault, setFault] = useState<FieldErrors>({})
  const { run, isPending, input } = useCommand({
    send: (api, isAccepted: boolean) => sendAnswer(api, asked, isAccepted),
    onDone: (answered) => {
      forgetInvitation()
      onAnswered(answered)
    },
    onFailed: async (error) =>
      setFault(await refusedFields(error, { isField: (id) => id === 'code', explain: explainFailure })),
  })
  const send = (isAccepted: boolean) => {
    if (asked.code?.trim() === '') return setFault({ code: m.form_required() })
    setFault({})
    void run(isAccepted)
  }
  const sending = isPending ? (input ? 'yes' : 'no') : null
  return { sending, fault, forget: () => setFault({}), send }
}
