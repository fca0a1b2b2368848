import { listReads } from '#app/workbench/list-reads.ts'

/** What each day's payments at the gateway came to, the newest first. */
export const comparisonList = listReads('GET /admin/payments/comparisons', () => ({}))
