import type { ReactNode } from 'react'
import css from './substitution.module.css'

/** A page of the admin's that scrolls beside the rail. */
export const SubstitutionFrame = ({ children }: { children: ReactNode }) => (
  <div className={css.scroll}>
    <div className={css.page}>{children}</div>
  </div>
)
