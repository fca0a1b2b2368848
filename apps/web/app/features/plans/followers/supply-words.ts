import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import type { SupplyUnknownReason } from '@salvia/contract/words/plans'
import { utcDay } from '@salvia/rules/format/days'
import { formatDate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

const reasons: Record<SupplyUnknownReason, () => string> = {
  AmountUnknown: m.plan_ledger_dose_unknown,
  TimesUnknown: m.plan_ledger_dose_unknown,
  FrequencyWithTimes: m.plan_client_times_mixed,
  SeveralFrequencies: m.plan_client_several_frequencies,
  PackUnknown: m.plan_client_pack_unknown,
  FormatDiffers: m.plan_ledger_format_differs,
}

type Supplied = Pick<
  PlanClient,
  'packsUntil' | 'packsUnderWay' | 'daysCovered' | 'refillOn' | 'supplyUnknownReason'
>

/** A day that is past is that of a refill: packs that are not bought again do not run out. */
function endWords(end: NonNullable<Supplied['refillOn']>): string {
  const day = formatDate(end, getLocale())
  return end < utcDay(new Date()) ? m.plan_client_ran_out({ day }) : m.plan_client_lasts({ day })
}

/** What is known of a client's packs: how many days they covered, until when they last, and what is under way. */
export function supplyWords({
  packsUntil,
  packsUnderWay,
  daysCovered,
  refillOn,
  supplyUnknownReason: unknown,
}: Supplied): string[] {
  const end = refillOn ?? packsUntil
  const said = [
    daysCovered && m.plan_client_covered({ covered: daysCovered.covered, count: daysCovered.days }),
    packsUnderWay && m.plan_client_under_way(),
    end && endWords(end),
    unknown && m.plan_client_supply_unknown({ reason: reasons[unknown]() }),
  ]
  return said.filter((words) => typeof words === 'string')
}
