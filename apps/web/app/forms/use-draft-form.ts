import { type FormEvent, useState } from 'react'
import type { Api } from '#app/api/api.ts'
import type { Command } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { type FieldErrors, refusedFields } from './refused-fields.ts'

type Options<D, Answer> = Pick<
  Command<void, Answer>,
  'keep' | 'stale' | 'staleOnFailure' | 'done' | 'onDone'
> & {
  /** The form as it is opened. */
  draft: D
  /** Errors of the draft, by field: with any, nothing is sent. */
  check?: (draft: D) => FieldErrors
  send: (api: Api, draft: D) => Promise<Answer>
  /** Field-specific messages. */
  words?: Record<string, () => string>
}

const none = () => ({})

/**
 * A form whose fields are held as a draft, sent once at a time: its own checks first, then a refusal by field, else as
 * `general`. Typing clears the errors. For a form of plain inputs see `useForm`.
 */
export function useDraftForm<D extends Record<string, unknown>, Answer>({
  draft: first,
  check = none,
  send,
  words = {},
  ...command
}: Options<D, Answer>) {
  const [draft, setDraft] = useState(first)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { run, isPending } = useCommand<void, Answer>({
    ...command,
    send: (api) => send(api, draft),
    onFailed: async (error) => setErrors(await refusedFields(error, { isField: (id) => id in draft, words })),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = check(draft)
    setErrors(found)
    if (Object.keys(found).length === 0) await run()
  }
  const set = (part: Partial<D>) => {
    setErrors({})
    setDraft((before) => ({ ...before, ...part }))
  }
  return { draft, set, submit, errors, isSending: isPending }
}
