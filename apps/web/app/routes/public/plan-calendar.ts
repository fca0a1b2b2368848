import { dayIn } from '@salvia/rules/format/days'
import { data } from 'react-router'
import { planCalendar } from '#app/features/plans/files/plan-calendar.ts'
import { planFileResponse, readPlanOfFile } from '#app/features/plans/files/plan-file.ts'
import { knownTimeZone } from '#app/visit/known-time-zone.ts'
import type { Route } from './+types/plan-calendar'

/** The day that was chosen, else today; a 400 for what is no day. */
function firstDayOf({ url, request }: Route.LoaderArgs): string {
  const today = dayIn(knownTimeZone(request.headers.get('cookie')), new Date())
  const from = url.searchParams.get('from') || today
  const isDate = /^20\d\d-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from))
  if (!isDate || !new Date(from).toISOString().startsWith(from)) throw data(null, { status: 400 })
  return from
}

/** The doses of a plan as a calendar file, from a chosen day on. */
export async function loader(args: Route.LoaderArgs) {
  const from = firstDayOf(args)
  const { plan, formats } = await readPlanOfFile(args, 'plan.ics')
  return planFileResponse({
    body: planCalendar(plan, from, formats),
    contentType: 'text/calendar; charset=utf-8',
    name: `${plan.name}.ics`,
    isDownload: true,
  })
}
