import type { ExternalIdError } from '@salvia/contract/words/catalogue'
import type { LabelHit } from '@salvia/rules/label/read-label'

/** The answer of a label call as it came, which `readLabel` reads; or why there is none. */
export type LabelAnswer = { record: Record<string, unknown> } | { error: ExternalIdError }

export type LabelHits = { hits: LabelHit[] } | { error: ExternalIdError }

type LabelPage = { offset: number; limit: number }

/** Labels of supplements by their number, and found by words. Never throws: a service that is down is an error of the answer. */
export type LabelData = {
  kind: 'dsld' | 'shipped'
  label: (labelId: string) => Promise<LabelAnswer>
  search: (query: string, page: LabelPage) => Promise<LabelHits>
}

/** Whether an external id can be that of a label at all. */
export const isLabelNumber = (labelId: string): boolean => /^\d{1,9}$/.test(labelId)
