import { data } from 'react-router'
import { planAddress, planFileResponse, readPlanOfFile } from '#app/features/plans/paper/plan-file.ts'
import { planSheet } from '#app/features/plans/paper/plan-sheet.ts'
import { pageVisitContext } from '#app/page-visit.ts'
import type { Route } from './+types/plan-pdf'

/** A plan for paper, for whoever may read it. */
export async function loader(args: Route.LoaderArgs) {
  const { plan, formats } = await readPlanOfFile(args, 'plan.pdf')
  const sheet = planSheet(plan, planAddress(args, plan.shareCode), formats)
  const drawn = await args.context.get(pageVisitContext)?.drawPlan(sheet)
  if (!drawn) throw data(null, { status: 503 })
  return planFileResponse({
    body: new Uint8Array(drawn),
    contentType: 'application/pdf',
    name: `${plan.name}.pdf`,
    isDownload: false,
  })
}
