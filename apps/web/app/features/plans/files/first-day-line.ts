import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { m } from '#app/paraglide/messages.js'

/** Long enough for a day written by hand. */
const LENGTH = 24

/** Whether a dose changes, begins or ends on a day that is counted from the first one. */
const countsDays = ({ phases, cycle, startDay }: DoseSchedule): boolean =>
  startDay > 0 || cycle !== null || phases.some(({ days }) => days !== null)

/** Where a plan on paper has its first day written down; empty where no dose counts days from it. */
export const firstDayLine = ({ recommendationItems }: SharedPlan): string =>
  recommendationItems.some(({ schedule }) => schedule && countsDays(schedule))
    ? m.plan_sheet_first_day({ line: '_'.repeat(LENGTH) })
    : ''
