import type { LanguageCode } from '@salvia/contract/words/locale'
import type { ReactNode } from 'react'
import css from './empty-state.module.css'

type Props = {
  title: string
  /** That the words are in, where it is not the page's. */
  language?: LanguageCode
  children?: ReactNode
  action?: ReactNode
  isBare?: boolean
}

/** Explains an empty place and offers the next step. */
export const EmptyState = ({ title, language, children, action, isBare = false }: Props) => (
  <div className={isBare ? css.empty : `card ${css.empty}`}>
    <h2 className="t16" lang={language}>
      {title}
    </h2>
    {children && (
      <div className="second" lang={language}>
        {children}
      </div>
    )}
    {action && <div className={css.action}>{action}</div>}
  </div>
)
