import { query } from './query.ts'

/** The units doses are counted in (capsules, drops, millilitres). Never stale while a page is open. */
export const intakeFormatsQuery = {
  ...query('GET /reference-data/intake-formats', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
