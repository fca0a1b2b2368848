import { type ComponentProps, lazy } from 'react'

const PlanForPractitioners = lazy(() =>
  import('./plan-for-practitioners.tsx').then((part) => ({ default: part.PlanForPractitioners })),
)

/**
 * A step between: whoever imports the practitioners' part lists the hundred files that it loads, and a plan's page, which
 * is read by clients, has no room for that list.
 */
export const ForPractitioners = (props: ComponentProps<typeof PlanForPractitioners>) => (
  <PlanForPractitioners {...props} />
)
