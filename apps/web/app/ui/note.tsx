import type { NoteType } from '@salvia/contract/words/screen'
import { IconAlertCircle, IconAlertTriangle, IconBulb, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './note.module.css'

/** What explains a screen, and what answers an action. */
type NoteTone = NoteType | 'attention' | 'error' | 'good'

const icons = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  tip: IconBulb,
  attention: IconAlertCircle,
  error: IconAlertCircle,
  good: IconInfoCircle,
}

type Props = {
  tone?: NoteTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** An inline alert: icon, title and text; `role="alert"` when it responds to an action. */
export function Note({ tone = 'info', title, children, action, role }: Props) {
  const Icon = icons[tone]
  return (
    <div className={css.note} data-tone={tone} role={role}>
      <Icon className={css.icon} size={20} stroke={1.75} aria-hidden="true" />
      <div className={css.body}>
        {title && <p className="strong">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
