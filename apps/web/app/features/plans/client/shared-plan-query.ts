import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

/** A plan with its products described in the language of the page, whatever was chosen elsewhere. */
export const sharedPlanQuery = (shareCode: string) =>
  query('GET /recommendations/code/{shareCode}', {
    params: { shareCode },
    query: { languageCode: getLocale() },
  })

/** The same as whoever has nothing but the code reads it. */
export const previewedPlanQuery = (shareCode: string) =>
  query('GET /recommendations/code/{shareCode}', {
    params: { shareCode },
    query: { languageCode: getLocale(), asByCode: 'true' },
  })
