import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { plainPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import type { StoredPlan } from '#app/visit/stored-plan.ts'
import css from './bars.module.css'

/** Where the plan itself is shown, or where its bar has a place of its own. */
const hasNoBar = (path: string) => /^\/(?:(?:recommendations|r)\/|order-placed$)/.test(plainPath(path))

/**
 * Leads a visitor who holds a plan back to it, except where the plan itself is shown. There is one line above a page:
 * `otherwise` has it where no plan is to be returned to.
 */
export function ReturnToPlan({ otherwise }: { otherwise: ReactNode }) {
  const isHeld = Boolean(useShell()?.storedPlan)
  const user = useUser()
  const { pathname } = useLocation()
  if (!isHeld || user !== null || hasNoBar(pathname)) return otherwise
  return <PlanBar />
}

/** What leads back to a plan says. */
export const returnWords = ({ practitionerName }: StoredPlan): string =>
  practitionerName ? m.return_to_plan_by({ name: practitionerName }) : m.return_to_plan()

/** The line that leads back to the plan that the visitor holds, if any. */
function PlanBar() {
  const plan = useShell()?.storedPlan
  if (!plan) return null
  return (
    <aside className={`no-print ${css.plan}`} aria-label={m.return_to_plan()}>
      <p>{returnWords(plan)}</p>
      <Button size="sm" component={LocalLink} to={`/recommendations/${plan.shareCode}`}>
        {m.return_to_plan_button()}
      </Button>
    </aside>
  )
}
