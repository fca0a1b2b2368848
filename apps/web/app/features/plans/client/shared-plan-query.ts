import { isLegacyCode } from '@salvia/rules/plans/share-code'
import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

type Asked = { languageCode: ReturnType<typeof getLocale>; asByCode?: 'true' }

/** Codes of the old system have a call of their own, which answers alike. */
const planByCode = (shareCode: string, asked: Asked) =>
  query(
    isLegacyCode(shareCode)
      ? 'GET /recommendations/legacy/{shareCode}'
      : 'GET /recommendations/code/{shareCode}',
    { params: { shareCode }, query: asked },
  )

/** A plan with its products described in the language of the page, whatever was chosen elsewhere. */
export const sharedPlanQuery = (shareCode: string) => planByCode(shareCode, { languageCode: getLocale() })

/** The same as seen by somebody who has only the code. */
export const previewedPlanQuery = (shareCode: string) =>
  planByCode(shareCode, { languageCode: getLocale(), asByCode: 'true' })
