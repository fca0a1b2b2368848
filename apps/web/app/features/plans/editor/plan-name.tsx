import { planLengths } from '@salvia/contract/words/lengths'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import css from './plan-name.module.css'
import type { DraftControl } from './use-plan-draft.ts'

type Props = { control: DraftControl; className: string | undefined }

/**
 * Whether a press that took the focus away is still under way: until it ends nothing may move from under it, however
 * long it is.
 */
function useHeld() {
  const [isHeld, setHeld] = useState(false)
  const hold = () => {
    if (!document.querySelector(':active')) return
    setHeld(true)
    const ended = new AbortController()
    const end = () => {
      ended.abort()
      setHeld(false)
    }
    for (const event of ['pointerup', 'pointercancel']) addEventListener(event, end, { signal: ended.signal })
  }
  return { isHeld, hold }
}

/** As high as the name is long, so that a phone shows all of it; a name has one line. */
export function PlanName({ control: { draft, change }, className }: Props) {
  const { isHeld, hold } = useHeld()
  return (
    <div
      className={`${css.name} ${className ?? ''}`}
      data-name={draft.name}
      data-held={isHeld || undefined}
      lang={draft.languageCode}
    >
      <TextAreaField
        aria-label={m.plan_name()}
        rows={1}
        value={draft.name}
        maxLength={planLengths.name}
        required
        onBlur={hold}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target: { value } }) =>
          change((before) => ({ ...before, name: value.replaceAll(/[\r\n]+/g, ' ') }))
        }
      />
    </div>
  )
}
