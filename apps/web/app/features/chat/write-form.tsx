import { chatLengths } from '@salvia/contract/words/lengths'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'

export type Written = { messageId: string; text: string }

type Props = {
  label: string
  action: string
  isPending: boolean
  /** Whether it was sent. */
  send: (written: Written) => Promise<boolean>
  children?: ReactNode
}

/** Writes a message; sent again after a lost answer, it has the same id and is kept once. */
export function WriteForm({ label, action, isPending, send, children }: Props) {
  const [text, setText] = useState('')
  const [messageId, setMessageId] = useState(() => crypto.randomUUID())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await send({ messageId, text: text.trim() }))) return
    setText('')
    setMessageId(crypto.randomUUID())
  }
  return (
    <form className={parts.stack} onSubmit={submit}>
      <TextAreaField
        label={label}
        rows={3}
        grows
        value={text}
        maxLength={chatLengths.text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {children}
      <div>
        <Button type="submit" variant="filled" loading={isPending} disabled={text.trim() === ''}>
          {action}
        </Button>
      </div>
    </form>
  )
}
