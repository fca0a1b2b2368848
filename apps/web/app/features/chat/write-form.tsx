import { chatLengths } from '@salvia/contract/words/lengths'
import { formatNumber } from '@salvia/rules/format/format'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { insertText } from './insert-text.ts'
import { sentAgain, type Written } from './sent-again.ts'

type Props = {
  label: string
  action: string
  isPending: boolean
  /** Whether it was sent. */
  send: (written: Written) => Promise<boolean>
  /** Above the field, with what puts a text into it at the cursor. */
  tools?: (insert: (text: string) => void) => ReactNode
  children?: ReactNode
}

const tooLongWords = (over: number): string =>
  m.chat_too_long({
    over: formatNumber(over, getLocale()),
    most: formatNumber(chatLengths.text, getLocale()),
  })

/** Ctrl or Cmd with Enter; not while a character is being composed. */
const isSendKey = ({ key, ctrlKey, metaKey, isComposing }: globalThis.KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !isComposing

/**
 * Writes a message; what is pasted and too long stays, to be shortened. Sent again after a lost answer, it has the same id and is
 * kept once.
 */
export function WriteForm({ label, action, isPending, send, tools, children }: Props) {
  const [text, setText] = useState('')
  const last = useRef<Written | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (added: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = area.current ?? {}
    const put = insertText(text, added, { start, end, most: chatLengths.text })
    setText(put.text)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(put.cursor, put.cursor)
    })
  }
  const over = text.trim().length - chatLengths.text
  const isSendable = text.trim() !== '' && over <= 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    last.current = sentAgain(last.current, text.trim())
    if (!(await send(last.current))) return
    setText('')
    last.current = null
  }
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event.nativeEvent)) return
    event.preventDefault()
    if (isSendable && !isPending) event.currentTarget.form?.requestSubmit()
  }
  return (
    <form method="post" className={parts.stack} onSubmit={submit}>
      {tools?.(insert)}
      <TextAreaField
        ref={area}
        label={label}
        rows={3}
        grows
        value={text}
        error={over > 0 ? tooLongWords(over) : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={sendByKey}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {children}
      <div>
        <Button type="submit" variant="filled" loading={isPending} disabled={!isSendable}>
          {action}
        </Button>
      </div>
    </form>
  )
}
