import { redirect } from 'react-router'

const isMissing = (thrown: unknown): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'init' in thrown &&
  (thrown.init as ResponseInit | null)?.status === 404

/**
 * What is thrown for a file that is not there: a person who opened its address is led to the page of the plan, which
 * says so, and any other caller gets the refusal as it is.
 */
export const pageInstead = (thrown: unknown, request: Request, page: string): unknown =>
  isMissing(thrown) && request.headers.get('accept')?.includes('text/html') ? redirect(page) : thrown
