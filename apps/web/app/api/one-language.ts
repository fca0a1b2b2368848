import type { LanguageCode } from '@salvia/contract/words/locale'

const FIELDS = ['names', 'pluralNames'] as const
type Named = Partial<Record<(typeof FIELDS)[number], Partial<Record<LanguageCode, string>>>>

/**
 * A list of reference data with its names in one language: a page speaks one, and another is another page, loaded
 * whole. What is no list stays as it is.
 */
export function inOneLanguage(list: unknown, language: LanguageCode): unknown {
  if (!Array.isArray(list)) return list
  return list.map((entry: Named) => {
    const kept = FIELDS.flatMap((field) => {
      const names = entry[field]
      return names ? [[field, { [language]: names[language] }]] : []
    })
    return { ...entry, ...Object.fromEntries(kept) }
  })
}
