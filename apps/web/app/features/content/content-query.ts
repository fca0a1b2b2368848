import type { LegalText } from '@salvia/contract/words/content'
import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

/** A legal text in the page's language. */
export const contentQuery = (name: LegalText) =>
  query('GET /content/{name}', { params: { name }, query: { lang: getLocale() } })
