import { accountLengths } from '@salvia/contract/words/lengths'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { explainWrite } from '#app/api/explain-refusal.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './save-offer.module.css'
import { storeReadingToken } from './stored-token.ts'
import { usePersonalNotes } from './use-personal-notes.ts'

type Props = { shareCode: string; practitioner: string; isLeftOut: boolean }
type Step = 'offer' | 'address' | 'code'

/** Says that something personal is left out, and shows it after a code that is sent to the invited address. */
export function PersonalNotes({ shareCode, practitioner: name, isLeftOut }: Props) {
  const read = usePersonalNotes(shareCode, isLeftOut)
  const [step, setStep] = useState<Step>('offer')
  const [email, setEmail] = useState('')
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (step !== 'offer') part.current?.querySelector('input')?.focus()
  }, [step])
  if (!isLeftOut)
    return step === 'offer' ? null : (
      <div className={css.news}>
        <Note tone="good" role="status">
          {m.plan_personal_done()}
        </Note>
      </div>
    )
  const title = m.plan_personal_title({ name })
  return (
    <section ref={part} className={`card ${css.offer}`} aria-label={title}>
      <h2 className="t16">{title}</h2>
      <p className="second">{m.plan_personal_text()}</p>
      {step === 'offer' && (
        <div>
          <Button onClick={() => setStep('address')}>{m.plan_personal_show()}</Button>
        </div>
      )}
      {step === 'address' && (
        <AddressForm
          shareCode={shareCode}
          email={email}
          onSent={(to) => {
            setEmail(to)
            setStep('code')
          }}
        />
      )}
      {step === 'code' && (
        <CodeForm
          shareCode={shareCode}
          email={email}
          onOther={() => setStep('address')}
          onToken={(token) => {
            storeReadingToken(shareCode, token)
            return read(token)
          }}
        />
      )}
    </section>
  )
}

/** A refusal in words, until the next try. */
function useRefusal() {
  const [refusal, setRefusal] = useState<string>()
  return {
    refusal,
    forget: () => setRefusal(undefined),
    explain: async (error: Error) => setRefusal(await explainWrite(error)),
  }
}

const submitting = (act: () => unknown) => (event: FormEvent) => {
  event.preventDefault()
  act()
}

type AddressProps = { shareCode: string; email: string; onSent: (email: string) => void }

function AddressForm({ shareCode, email, onSent }: AddressProps) {
  const [typed, setTyped] = useState(email)
  const { refusal, forget, explain } = useRefusal()
  const { run, isPending } = useCommand({
    send: (api, to: string) =>
      api('POST /recommendations/code/{shareCode}/personal/code', {
        params: { shareCode },
        body: { email: to },
      }),
    onDone: (_, to) => onSent(to),
    onFailed: explain,
  })
  const send = () => {
    forget()
    return run(typed.trim())
  }
  return (
    <form method="post" className={css.fields} onSubmit={submitting(send)}>
      <TextField
        label={m.plan_personal_address()}
        type="email"
        autoComplete="email"
        required
        value={typed}
        error={refusal}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <div>
        <Button type="submit" loading={isPending}>
          {m.plan_personal_send()}
        </Button>
      </div>
    </form>
  )
}

type CodeProps = {
  shareCode: string
  email: string
  onOther: () => void
  onToken: (token: string) => unknown
}

function CodeForm({ shareCode, email, onOther, onToken }: CodeProps) {
  const [code, setCode] = useState('')
  const { refusal, forget, explain } = useRefusal()
  const { run, isPending } = useCommand({
    send: (api) =>
      api('POST /recommendations/code/{shareCode}/personal/token', {
        params: { shareCode },
        body: { email, code },
      }),
    onDone: ({ token }) => onToken(token),
    onFailed: explain,
  })
  const take = () => {
    forget()
    return run()
  }
  return (
    <form method="post" className={css.fields} onSubmit={submitting(take)}>
      <Note role="status">{m.plan_personal_sent()}</Note>
      <TextField
        label={m.plan_personal_code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={accountLengths.mailedCode}
        required
        value={code}
        error={refusal}
        onChange={({ target: { value } }) => setCode(value)}
      />
      <div className={css.actions}>
        <Button type="submit" loading={isPending}>
          {m.plan_personal_show()}
        </Button>
        <Button onClick={onOther}>{m.plan_personal_other()}</Button>
      </div>
    </form>
  )
}
