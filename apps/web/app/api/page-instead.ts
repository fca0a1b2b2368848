import { redirect } from 'react-router'

/** Of an address that is not whole, that leads to nothing, and of a link that is over. */
const NOTHING_THERE = [400, 404, 422]

const isMissing = (thrown: unknown): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'init' in thrown &&
  NOTHING_THERE.includes((thrown.init as ResponseInit | null)?.status ?? 0)

/**
 * What is thrown for a file that is not there: a person who opened its address is led to the page that the file is
 * of, which says so, and any other caller gets the refusal as it is.
 */
export const pageInstead = (thrown: unknown, request: Request, page: string): unknown =>
  isMissing(thrown) && request.headers.get('accept')?.includes('text/html') ? redirect(page) : thrown
