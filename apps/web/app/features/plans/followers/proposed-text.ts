import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { AdherenceAlert } from '@salvia/contract/words/plans'
import { m } from '#app/paraglide/messages.js'

type Words = (inputs: Record<never, never>, options: { locale: LanguageCode }) => string

const texts: Record<AdherenceAlert, Words> = {
  NotViewed: m.plan_write_not_viewed,
  NotOrdered: m.plan_write_not_ordered,
  RefillOverdue: m.plan_write_refill,
}

/** What a practitioner may write about an alert, in the client's language. */
export function proposedText(
  { firstName, languageCode: locale }: Pick<PlanClient['client'], 'firstName' | 'languageCode'>,
  alert: AdherenceAlert,
): string {
  const hello = firstName
    ? m.plan_write_hello({ name: firstName }, { locale })
    : m.plan_write_hello_nobody({}, { locale })
  return `${hello}\n\n${texts[alert]({}, { locale })}`
}
