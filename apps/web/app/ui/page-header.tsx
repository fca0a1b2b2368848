import type { LanguageCode } from '@salvia/contract/words/locale'
import type { ReactNode } from 'react'
import css from './page-header.module.css'
import { Unbroken } from './unbroken.tsx'

type Props = {
  title: string
  /** That the title is in, where it is not the page's. */
  language?: LanguageCode
  lead?: ReactNode
  above?: ReactNode
  actions?: ReactNode
  isPublic?: boolean
}

/** Page title with back link, subtitle and actions. */
export const PageHeader = ({ title, language, lead, above, actions, isPublic = false }: Props) => (
  <div className={css.header}>
    <div className={css.words}>
      {above && <div className={css.above}>{above}</div>}
      <h1 className={isPublic ? 'title' : undefined} lang={language}>
        <Unbroken text={title} />
      </h1>
      {lead && <div className={`t16 second ${css.lead}`}>{lead}</div>}
    </div>
    {actions && <div className={`no-print ${css.actions}`}>{actions}</div>}
  </div>
)
