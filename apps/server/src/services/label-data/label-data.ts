import type { ExternalIdError } from '@salvia/contract/words/catalogue'
import type { LabelHit } from '@salvia/rules/label/read-label'

/** The raw response of a label call, parsed by `readLabel`, or the error. */
export type LabelAnswer = { record: Record<string, unknown> } | { error: ExternalIdError }

export type LabelHits = { hits: LabelHit[] } | { error: ExternalIdError }

type LabelPage = { offset: number; limit: number }

/** Supplement labels by number, or by search. Never throws: if the service is down the result is an error. */
export type LabelData = {
  kind: 'dsld' | 'shipped'
  label: (labelId: string) => Promise<LabelAnswer>
  search: (query: string, page: LabelPage) => Promise<LabelHits>
}

/** Whether an external id can be a label id at all. */
export const isLabelNumber = (labelId: string): boolean => /^\d{1,9}$/.test(labelId)
