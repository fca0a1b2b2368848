import { type ReactNode, useId } from 'react'
import css from './hint.module.css'

type Props = { text: string; children: (describedBy: string) => ReactNode; isOff?: boolean }

/** A short explanation on hover, focus and touch, tied to what it explains. */
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
