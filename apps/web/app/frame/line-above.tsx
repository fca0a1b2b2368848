import { useLocation } from 'react-router'
import { useUser } from '#app/features/identity/user-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { plainPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import css from './bars.module.css'
import { returnWords } from './return-link.tsx'
import { ShipToBanner } from './ship-to-banner.tsx'

/** Where the plan itself is shown, or where its bar has a place of its own. */
const hasNoBar = (path: string) => /^\/(?:(?:recommendations|r)\/|order-placed$)/.test(plainPath(path))

/**
 * The one line above a page: the way back to the plan that a visitor holds, except where the plan itself is shown, or
 * else the question for the country.
 */
export function LineAbove({ isStaying }: { isStaying: boolean }) {
  const isHeld = Boolean(useShell()?.storedPlan)
  const user = useUser()
  const { pathname } = useLocation()
  if (isHeld && user === null && !hasNoBar(pathname)) return <PlanBar />
  return isStaying ? <ShipToBanner /> : null
}

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
