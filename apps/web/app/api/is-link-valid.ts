import type { ApiInput } from '@salvia/contract/api-calls'
import { ApiError } from './api-error.ts'
import { requestClient } from './prefetch.ts'
import { query } from './query.ts'

type MailedLink = ApiInput<'POST /mailed-links/look-up'>['body']

/**
 * Whether the mailed link of a page that is opened is valid; nothing is done yet. Where that cannot be told now, the page
 * is shown as usual and the action says it.
 */
export async function isLinkValid(
  args: Parameters<typeof requestClient>[0],
  link: MailedLink,
): Promise<boolean> {
  try {
    return (await requestClient(args).fetchQuery(query('POST /mailed-links/look-up', { body: link }))).isValid
  } catch (error) {
    return !(error instanceof ApiError && error.status === 400)
  }
}
