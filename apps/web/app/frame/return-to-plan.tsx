import { Button } from '@mantine/core'
import { useLocation } from 'react-router'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { plainPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '#app/visit/shell-data.ts'
import css from './bars.module.css'

const onPlanPage = (path: string) => /^\/(?:recommendations|r)\//.test(plainPath(path))

/** Leads a visitor who holds a plan back to it, except where the plan itself is shown. */
export function ReturnToPlan() {
  const plan = useShell()?.storedPlan
  const user = useUser()
  const { pathname } = useLocation()
  if (!plan || user !== null || onPlanPage(pathname)) return null
  const text = plan.practitionerName
    ? m.return_to_plan_by({ name: plan.practitionerName })
    : m.return_to_plan()
  return (
    <aside className={`no-print ${css.plan}`} aria-label={m.return_to_plan()}>
      <p>{text}</p>
      <Button size="sm" component={LocalLink} to={`/recommendations/${plan.shareCode}`}>
        {m.return_to_plan_button()}
      </Button>
    </aside>
  )
}
