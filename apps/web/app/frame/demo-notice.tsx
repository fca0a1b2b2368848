import { m } from '#app/paraglide/messages.js'
import { useShell } from '#app/visit/shell-data.ts'
import css from './shell.module.css'

/** Marks every page of a demo as such. */
export function DemoNotice() {
  const shell = useShell()
  if (!shell?.isDemo) return null
  return (
    <aside className={`no-print ${css.demo}`} aria-label={m.demo_label()}>
      <strong className="strong">{m.demo_label()}</strong> {m.demo_text()}
    </aside>
  )
}
