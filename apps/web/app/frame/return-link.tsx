import { LocalLink } from '#app/language/local-link.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { returnWords } from './return-to-plan.tsx'

/** The way back to the plan that the visitor holds, on a page that has its own place for it. */
export function ReturnLink() {
  const plan = useShell()?.storedPlan
  return plan ? (
    <p>
      <LocalLink to={`/recommendations/${plan.shareCode}`}>{returnWords(plan)}</LocalLink>
    </p>
  ) : null
}
