import type { ReactNode } from 'react'
import css from './page-header.module.css'
import { Unbroken } from './unbroken.tsx'

type Props = { title: string; lead?: ReactNode; above?: ReactNode; actions?: ReactNode; isPublic?: boolean }

/** Page title with back link, subtitle and actions. */
export const PageHeader = ({ title, lead, above, actions, isPublic = false }: Props) => (
  <div className={css.header}>
    <div className={css.words}>
      {above && <div className={css.above}>{above}</div>}
      <h1 className={isPublic ? 'title' : undefined}>
        <Unbroken text={title} />
      </h1>
      {lead && <div className={`t16 second ${css.lead}`}>{lead}</div>}
    </div>
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
)
