import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '#app/visit/shell-data.ts'
import type { StoredPlan } from '#app/visit/stored-plan.ts'

/** What leads back to a plan says. */
export const returnWords = ({ practitionerName }: StoredPlan): string =>
  practitionerName ? m.return_to_plan_by({ name: practitionerName }) : m.return_to_plan()

/** The way back to the plan that the visitor holds, on a page that has its own place for it. */
export function ReturnLink() {
  const plan = useShell()?.storedPlan
  return plan ? (
    <p>
      <LocalLink to={`/recommendations/${plan.shareCode}`}>{returnWords(plan)}</LocalLink>
    </p>
  ) : null
}
