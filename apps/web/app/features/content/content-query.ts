import type { ContentAnswer, ContentOf } from '@salvia/contract/content/content'
import type { ContentName } from '@salvia/contract/words/content'
import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

/** An entry of the content service in the page's language. */
export const contentQuery = (name: ContentName) =>
  query('GET /content/{name}', { params: { name }, query: { lang: getLocale() } })

/** The answer for a name, which is of the kind that the name is of. */
export function contentOf<Kind extends ContentAnswer['kind']>(
  kind: Kind,
  answer: ContentAnswer,
): ContentOf<Kind> {
  const isOfKind = (given: ContentAnswer): given is ContentOf<Kind> => given.kind === kind
  if (!isOfKind(answer)) throw new Error(`${answer.kind} is no ${kind}`)
  return answer
}
