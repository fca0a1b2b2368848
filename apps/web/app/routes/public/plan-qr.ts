import { planAddress, planFileResponse, readPlanOfFile } from '#app/features/plans/files/plan-file.ts'
import { qrPath } from '#app/features/plans/files/qr-path.ts'
import type { Route } from './+types/plan-qr'

/** Squares of white that readers of QR codes need around one. */
const MARGIN = 4

/** The QR code that opens a plan, as a drawing. */
export async function loader(args: Route.LoaderArgs) {
  const { plan } = await readPlanOfFile(args, 'plan.svg')
  const { path, size } = qrPath(planAddress(args, plan.shareCode))
  const box = `${-MARGIN} ${-MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}`
  return planFileResponse({
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="M${-MARGIN} ${-MARGIN}h${size + 2 * MARGIN}v${size + 2 * MARGIN}h-${size + 2 * MARGIN}z"/><path d="${path}"/></svg>`,
    contentType: 'image/svg+xml',
    name: `${plan.name}.svg`,
    isDownload: false,
  })
}
