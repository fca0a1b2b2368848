import { type ReactNode, useId } from 'react'
import css from './hint.module.css'

type Props = { text: string; children: (describedBy: string) => ReactNode; isOff?: boolean }

/** Tooltip on hover, focus and touch, linked by `aria-describedby`. */
export function Hint({ text, children, isOff = false }: Props) {
  const id = useId()
  return (
    <span className={css.around}>
      {children(id)}
      {!isOff && (
        <span id={id} role="tooltip" className={css.hint}>
          {text}
        </span>
      )}
    </span>
  )
}
