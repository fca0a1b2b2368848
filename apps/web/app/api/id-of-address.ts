import { data } from 'react-router'

/** Whether a path segment can be a record id. */
export const isId = (word: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word)

/** The id at the end of a path. Throws not-found for anything that cannot be an id; the server would answer 400. */
export function idOfAddress(word: string): string {
  if (!isId(word)) throw data(null, { status: 404 })
  return word
}
