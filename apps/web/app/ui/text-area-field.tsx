import type { ComponentProps } from 'react'
import css from './field.module.css'
import { Frame, useWords, type Words } from './field.tsx'

type Props = Words &
  ComponentProps<'textarea'> & {
    /** It is as high as what is typed, where the browser can do that. */
    grows?: boolean
  }

/** Text of several lines, with its label above and its error below. */
export function TextAreaField({ label, error, description, className, grows, ...area }: Props) {
  const { id, aria } = useWords({ error, description })
  return (
    <Frame {...{ id, label, error, description, className }}>
      <textarea
        id={id}
        className={`${css.input} ${css.area}`}
        data-grows={grows || undefined}
        rows={4}
        {...area}
        {...aria}
      />
    </Frame>
  )
}
