import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { m } from '#app/paraglide/messages.js'

/** What a plan on paper says last: what supplements are, and that something personal is left out where it is. */
export function sheetNotice({ practitioner, hasPersonalParts }: SharedPlan): string {
  const name = practitioner.firstName
  const notice = m.plan_supplement_notice({ name })
  return hasPersonalParts ? `${notice} ${m.plan_sheet_personal({ name })}` : notice
}
