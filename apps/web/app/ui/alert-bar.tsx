import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useAlerts } from '#app/lib/alert-store.ts'
import css from './alert-bar.module.css'

/** Sticky alert bar showing the newest alert. */
export function AlertBar() {
  const alert = useAlerts(({ alerts }) => alerts.at(-1))
  const Icon = alert?.tone === 'info' ? IconInfoCircle : IconAlertTriangle
  return (
    <div className={css.frame} role="status">
      {alert && (
        <div className={css.bar} data-tone={alert.tone}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          <span>{alert.text}</span>
          {alert.action}
        </div>
      )}
    </div>
  )
}
