import { buildConcepts, type SynonymRow } from '@salvia/rules/search/concepts'
import { readData } from '#kernel/data-file'

/** The synonyms that the product ships, read once. */
export const synonymRows = readData<SynonymRow[]>('search/synonyms.json')

export const conceptTable = buildConcepts(synonymRows)
