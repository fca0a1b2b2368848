import { useState } from 'react'
import { browserApi } from '#app/api/browser-api.ts'
import { refreshSession } from '#app/api/session.ts'
import { useSingle } from '#app/api/use-single.ts'
import type { FieldErrors } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { explainFailure } from './auth-words.ts'
import { isInvitationOver } from './found-invitation.ts'
import { forgetInvitation } from './kept-invitation.ts'

export type Answered = { kind: 'linked' | 'declined' | 'over'; name: string }

type Asked = {
  token: string
  /** Null: the caller's account is the invited one. */
  code: string | null
}

/** Says yes or no; an address that the code has proven is known to the session at once. */
async function sendAnswer({ token, code }: Asked, isAccepted: boolean): Promise<Answered> {
  const proof = code === null ? {} : { code: code.trim() }
  const answer = await browserApi('POST /customer/invitation', { body: { token, isAccepted, ...proof } })
  if (code !== null) await refreshSession().catch(() => false)
  return { kind: isAccepted ? 'linked' : 'declined', name: answer?.practitionerName ?? '' }
}

async function explain(error: unknown): Promise<Answered | FieldErrors> {
  return isInvitationOver(error) ? { kind: 'over', name: '' } : explainFailure(error)
}

const isAnswered = (told: Answered | FieldErrors): told is Answered => 'kind' in told

/** The answer to an invitation, sent once however often it is pressed. */
export function useInvitationAnswer(asked: Asked, onAnswered: (answered: Answered) => void) {
  const [sending, setSending] = useState<'yes' | 'no' | null>(null)
  const [fault, setFault] = useState<FieldErrors>({})
  const send = useSingle(async (isAccepted: boolean) => {
    if (asked.code?.trim() === '') return setFault({ code: m.form_required() })
    setSending(isAccepted ? 'yes' : 'no')
    setFault({})
    const told = await sendAnswer(asked, isAccepted).catch(explain)
    setSending(null)
    if (!isAnswered(told)) return setFault(told)
    forgetInvitation()
    onAnswered(told)
  })
  return { sending, fault, forget: () => setFault({}), send }
}
