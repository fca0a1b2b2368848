import { chatLengths } from '@salvia/contract/words/lengths'
import { formatNumber } from '@salvia/rules/format/format'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { failSending, finishSending, startSending, useChatDraft, writeDraft } from './chat-drafts.ts'
import { insertText } from './insert-text.ts'
import type { Written } from './sent-again.ts'

type Props = {
  /** What its draft is kept by. */
  draft: string
  label: string
  action: string
  isPending: boolean
  /** Whether it was sent. */
  send: (written: Written) => Promise<boolean>
  /** Gets the focus where what was pressed to show it is gone. */
  takesFocus?: boolean
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

/** Puts texts into what is written, at the cursor; whether the last one did not fit. */
function useInsert(draft: string, text: string) {
  const [isRefused, setRefused] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (added: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = area.current ?? {}
    const put = insertText(text, added, { start, end, most: chatLengths.text })
    setRefused(put === null)
    if (put === null) return
    writeDraft(draft, put.text)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(put.cursor, put.cursor)
    })
  }
  return { area, insert, isRefused, passOver: () => setRefused(false) }
}

/**
 * Writes a message; what is pasted and too long stays, to be shortened. What was written, and that it was not sent, is there
 * when it is opened again. Sent again after a lost answer, it has the same id and is kept once.
 */
export function WriteForm({
  takesFocus = false,
  draft,
  label,
  action,
  isPending,
  send,
  tools,
  children,
}: Props) {
  const { text, isFailed } = useChatDraft(draft)
  const { area, insert, isRefused, passOver } = useInsert(draft, text)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) area.current?.focus()
  }, [takesFocus, area])
  const over = text.trim().length - chatLengths.text
  const isSendable = text.trim() !== '' && over <= 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const written = startSending(draft)
    if (await send(written)) finishSending(draft, written)
    else failSending(draft)
  }
  const write = (typed: string) => {
    passOver()
    writeDraft(draft, typed)
  }
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event.nativeEvent)) return
    event.preventDefault()
    if (isSendable && !isPending) event.currentTarget.form?.requestSubmit()
  }
  return (
    <form method="post" className={parts.stack} onSubmit={submit}>
      {tools?.(insert)}
      {isRefused && (
        <Note tone="error" role="alert">
          {m.chat_prepared_too_long({ most: formatNumber(chatLengths.text, getLocale()) })}
        </Note>
      )}
      <TextAreaField
        ref={area}
        label={label}
        rows={3}
        grows
        value={text}
        error={over > 0 ? tooLongWords(over) : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={sendByKey}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {children}
      {isFailed && (
        <Note tone="error" role="alert">
          {m.chat_not_sent()}
        </Note>
      )}
      <div>
        <Button type="submit" variant="filled" loading={isPending} disabled={!isSendable}>
          {action}
        </Button>
      </div>
    </form>
  )
}
