import type { ContentAnswer, ContentOf } from '@salvia/contract/content/content'
import type { ContentPageName, LegalText } from '@salvia/contract/words/content'
import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

const isPage = (answer: ContentAnswer): answer is ContentOf<'page'> => answer.kind === 'page'

/** A page or legal text in the page's language. */
export const contentQuery = (name: LegalText | ContentPageName) =>
  query('GET /content/{name}', { params: { name }, query: { lang: getLocale() } })

/** The answer for a name of a page, which is a page. */
export function pageOf(answer: ContentAnswer): ContentOf<'page'> {
  if (!isPage(answer)) throw new Error(`${answer.kind} is no page`)
  return answer
}
