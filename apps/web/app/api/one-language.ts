import type { LanguageCode } from '@salvia/contract/words/locale'

const FIELDS = ['names', 'pluralNames'] as const
type Named = Partial<Record<(typeof FIELDS)[number], Partial<Record<LanguageCode, string>>>>

/**
 * Reference data with its names reduced to one language. Switching language reloads the page, so the others are never
 * needed. Non-lists are returned unchanged.
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
