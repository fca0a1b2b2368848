import { isId } from '#app/api/id-of-address.ts'

/** Drops filters that the URL does not set. */
export const given = <T extends object>(filters: T): T =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')) as T

/** Sort order from the URL: a known field, `-` prefix for descending; otherwise the default. */
export function readSort(search: URLSearchParams, fields: readonly string[]): string | undefined {
  const sort = search.get('sort') ?? ''
  return fields.includes(sort.replace(/^-/, '')) ? sort : undefined
}

/** A text filter from the URL as the API accepts it: no control characters, at most `most` characters. */
export const readWord = (search: URLSearchParams, name: string, most: number): string | undefined =>
  search
    .get(name)
    ?.replaceAll(/\p{Cc}/gu, '')
    .slice(0, most)

/** A choice from the URL; anything that is not one of `choices` narrows nothing. */
export const readChoice = <T extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined => choices.find((choice) => choice === search.get(name))

/** A yes-or-no filter as the API takes it. */
export const readFlag = (search: URLSearchParams, name: string) =>
  readChoice(search, name, ['true', 'false'] as const)

export function readId(search: URLSearchParams, name: string): string | undefined {
  const word = search.get(name)
  return word !== null && isId(word) ? word : undefined
}

export function readCountry(search: URLSearchParams): string | undefined {
  const code = search.get('countryCode') ?? ''
  return /^[A-Z]{2}$/.test(code) ? code : undefined
}
