import type { RecommendationItem, SharedPlan } from '@salvia/contract/plans/plan-records'
import type { PlanSheet } from '@salvia/contract/plans/plan-sheet'
import type { CountableFormat } from '@salvia/contract/reference/reference'
import { fullName } from '@salvia/rules/people/full-name'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { TimeFormat } from '#app/visit/time.tsx'
import { planDurationWords } from '../client/plan-duration.ts'
import { partsOfDay, type Taken } from '../day-parts.ts'
import { durationWord } from '../duration-words.ts'
import { foodWord, timeWord } from '../intake-words.ts'
import { laterWords } from '../schedule-words.ts'
import { takenWords } from '../taken-words.ts'
import { firstDayLine } from './first-day-line.ts'
import { qrPath } from './qr-path.ts'
import { sheetNotice } from './sheet-notice.ts'

type Formats = CountableFormat[]

/** Where the plan is opened, and how its reader writes doses and days. */
type Written = { address: string; formats: Formats; time: TimeFormat }

const takenLine = ({ item, units, times, phase }: Taken, formats: Formats) => ({
  dose: units === null ? '✓' : takenWords({ item, units, times }, formats),
  name: item.product.name,
  detail: [
    item.intakeFoodInstruction && foodWord(item.intakeFoodInstruction),
    item.schedule &&
      laterWords({ schedule: item.schedule, intakeFormatId: item.intakeFormatId }, formats, phase),
  ]
    .filter(Boolean)
    .join(' · '),
})

/** What is not part of the day: for how long, and why. */
const noteLines = ({ duration, notes }: RecommendationItem): string[] =>
  [duration && m.plan_sheet_duration({ duration: durationWord(duration) }), notes].filter(
    (line): line is string => Boolean(line),
  )

const contactOf = ({ practiceName, city, email, phone }: SharedPlan['practitioner']): string =>
  [practiceName, city, phone, email].filter(Boolean).join(' · ')

/** A plan as it hangs on a door, in the language of the page. */
export function planSheet(plan: SharedPlan, { address, formats, time }: Written): PlanSheet {
  const { firstName, lastName, title } = plan.practitioner
  const items = plan.recommendationItems
  return {
    languageCode: getLocale(),
    name: plan.name,
    practitioner: [fullName({ firstName, lastName }), title].filter(Boolean).join(', '),
    contact: contactOf(plan.practitioner),
    facts: [time(plan.updatedAt, 'day'), planDurationWords(plan)].filter(Boolean).join(' · '),
    summary: plan.summary,
    message: plan.description,
    times: partsOfDay(items).map(({ time, taken }) => ({
      heading: time === 'AnyTime' ? m.plan_any_time() : timeWord(time),
      taken: taken.map((each) => takenLine(each, formats)),
    })),
    firstDay: firstDayLine(plan),
    notesHeading: m.plan_sheet_products(),
    notes: items.map((item) => ({
      name: [item.product.name, item.product.brandName].filter(Boolean).join(' · '),
      lines: noteLines(item),
    })),
    opening: m.plan_print_address({ code: plan.shareCode, address }),
    qr: qrPath(address),
    notice: sheetNotice(plan),
    leftOut: m.plan_sheet_left_out(),
  }
}
