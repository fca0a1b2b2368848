import { data } from 'react-router'

/** Whether a word of an address may name a record at all. */
export const isId = (word: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word)

/** The id that a path ends with. Throws not-found for what can be none: the server would call it a wrong question. */
export function idOfAddress(word: string): string {
  if (!isId(word)) throw data(null, { status: 404 })
  return word
}
