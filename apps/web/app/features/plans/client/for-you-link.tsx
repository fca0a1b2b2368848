import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { MouseEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useIsReminded } from './is-reminded.ts'

export const FOR_YOU = 'for-you'

type Props = { plan: SharedPlan; news: string | null }

/** Leads to what the page has for its reader, on a line that is there from the start: nothing moves when it is known. */
export function ForYouLink({ plan: { hasPersonalParts, practitioner }, news }: Props) {
  const isReminded = useIsReminded()
  const words = [
    isReminded && m.refill_title(),
    news,
    hasPersonalParts && m.plan_personal_pointer({ name: practitioner.firstName }),
  ].find(Boolean)
  return (
    words && (
      <a href={`#${FOR_YOU}`} onClick={leadToForYou}>
        {words}
      </a>
    )
  )
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
