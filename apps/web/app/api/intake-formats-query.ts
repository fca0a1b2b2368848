import { query } from './query.ts'

/** The units that doses are counted in: capsules, drops, millilitres. They do not change while a page is open. */
export const intakeFormatsQuery = {
  ...query('GET /reference-data/intake-formats', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
