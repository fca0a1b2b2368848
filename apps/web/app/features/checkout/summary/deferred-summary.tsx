import { lazy } from 'react'

/** Read, not pressed: its script comes after that of the step. */
const importSummary = () => import('./order-summary.tsx')

export const SummaryPacks = lazy(() => importSummary().then((part) => ({ default: part.SummaryPacks })))
export const SummaryTotals = lazy(() => importSummary().then((part) => ({ default: part.SummaryTotals })))
