import type { ReactNode } from 'react'
import css from './status.module.css'

/** The shape of the mark says what its colour says: dot, ring, square, grey ring. */
export type StatusMark = 'available' | 'limited' | 'unavailable' | 'open'

export const Status = ({ mark, children }: { mark: StatusMark; children: ReactNode }) => (
  <span className={css.status} data-mark={mark}>
    {children}
  </span>
)
