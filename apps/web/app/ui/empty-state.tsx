import type { ReactNode } from 'react'
import css from './empty-state.module.css'

type Props = { title: string; children?: ReactNode; action?: ReactNode; isBare?: boolean }

/** Explains an empty place and offers the next step. */
export const EmptyState = ({ title, children, action, isBare = false }: Props) => (
  <div className={isBare ? css.empty : `card ${css.empty}`}>
    <h2 className="t16">{title}</h2>
    {children && <div className="second">{children}</div>}
    {action && <div className={css.action}>{action}</div>}
  </div>
)
