import type { ApiAnswer, ApiInput } from '@salvia/contract/api-calls'
import { ApiError } from './api-error.ts'
import { requestClient } from './prefetch.ts'
import { query } from './query.ts'

type MailedLink = ApiInput<'POST /mailed-links/look-up'>['body']
export type FoundLink = ApiAnswer<'POST /mailed-links/look-up'>

/**
 * What the mailed link of a page that is opened would come to; nothing is done yet. Where that cannot be told now, the page
 * is shown as usual and the action says it.
 */
export async function lookUpLink(
  args: Parameters<typeof requestClient>[0],
  link: MailedLink,
): Promise<FoundLink> {
  try {
    return await requestClient(args).fetchQuery(query('POST /mailed-links/look-up', { body: link }))
  } catch (error) {
    return { isValid: !(error instanceof ApiError && error.status === 400), over: null, about: null }
  }
}
