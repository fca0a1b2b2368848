import type { ReactNode } from 'react'
import css from './status.module.css'

/** The shape repeats the colour's meaning: dot, green ring, ring, square, grey ring, diamond. */
export type StatusMark = 'available' | 'coming' | 'limited' | 'unavailable' | 'open' | 'secondary'

export const Status = ({ mark, children }: { mark: StatusMark; children: ReactNode }) => (
  <span className={css.status} data-mark={mark}>
    {children}
  </span>
)
