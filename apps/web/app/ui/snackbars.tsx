import { IconAlertCircle, IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { hideSnackbar, type Snackbar, useSnackbars } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import css from './snackbars.module.css'
import { Spinner } from './spinner.tsx'

const icons = {
  success: IconCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
  primary: IconInfoCircle,
}

/** The snackbar region, a live region for screen readers. */
export function Snackbars() {
  const snackbars = useSnackbars((store) => store.snackbars)
  return (
    <section className={`no-print ${css.place}`} aria-label={m.shell_messages()} aria-live="polite">
      {snackbars.map((snackbar) => (
        <OneSnackbar key={snackbar.id} snackbar={snackbar} />
      ))}
    </section>
  )
}

function OneSnackbar({ snackbar }: { snackbar: Snackbar }) {
  const { id, type, mainText, action, isWorking } = snackbar
  const Icon = icons[type]
  const act = () => {
    action?.run()
    hideSnackbar(id)
  }
  return (
    <div className={css.snackbar} data-type={type}>
      {isWorking ? <Spinner /> : <Icon size={18} stroke={1.75} aria-hidden="true" />}
      <span className={css.text}>{mainText}</span>
      {action && (
        <button type="button" className={css.action} onClick={act}>
          {action.label}
        </button>
      )}
      {!isWorking && (
        <button
          type="button"
          className={css.close}
          aria-label={m.common_close()}
          onClick={() => hideSnackbar(id)}
        >
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
