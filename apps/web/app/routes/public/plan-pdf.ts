import { data } from 'react-router'
import { planAddress, planFileResponse, readPlanOfFile } from '#app/features/plans/files/plan-file.ts'
import { planSheet } from '#app/features/plans/files/plan-sheet.ts'
import { pageVisitContext } from '#app/page-visit.ts'
import { knownTimeZone } from '#app/visit/known-time-zone.ts'
import { timeFormatIn } from '#app/visit/time.tsx'
import type { Route } from './+types/plan-pdf'

/** A plan for paper, for those who may read it. */
export async function loader(args: Route.LoaderArgs) {
  const { plan, formats } = await readPlanOfFile(args, 'plan.pdf')
  const time = timeFormatIn(knownTimeZone(args.request.headers.get('cookie')))
  const sheet = planSheet(plan, { address: planAddress(args, plan.shareCode), formats, time })
  const drawn = await args.context.get(pageVisitContext)?.drawPlan(sheet)
  if (!drawn) throw data(null, { status: 503 })
  return planFileResponse({
    body: new Uint8Array(drawn),
    contentType: 'application/pdf',
    name: `${plan.name}.pdf`,
    isDownload: false,
  })
}
