import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { MouseEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useIsReminded } from './is-reminded.ts'
import css from './plan-page.module.css'

export const FOR_YOU = 'for-you'

type Props = { plan: SharedPlan; news: string | null }

/**
 * Leads to what the page has for its reader, on a line that is there from the start: nothing moves when it is known. Who
 * came by the reminder to order again came for that alone.
 */
export function ForYouLink({ plan: { hasPersonalParts, practitioner }, news }: Props) {
  const isReminded = useIsReminded()
  const link = { href: `#${FOR_YOU}`, onClick: leadToForYou }
  if (isReminded)
    return (
      <Button component="a" {...link} size="lg" variant="filled" className={css.refill}>
        {m.refill_title()}
      </Button>
    )
  const words = [news, hasPersonalParts && m.plan_personal_pointer({ name: practitioner.firstName })].find(
    Boolean,
  )
  return <p className={css.pointer}>{words && <a {...link}>{words}</a>}</p>
}

/**
 * Without a change of the address: the router renders again for that, and parts that are not hydrated yet would be
 * loaded again in place, so that what is led to moves away.
 */
function leadToForYou(event: MouseEvent): void {
  event.preventDefault()
  const forYou = document.getElementById(FOR_YOU)
  forYou?.focus({ preventScroll: true })
  forYou?.scrollIntoView()
}
