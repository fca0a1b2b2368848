export const languages = ['en', 'de', 'nl', 'fr'] as const
export type LanguageCode = (typeof languages)[number]
export const DEFAULT_LANGUAGE: LanguageCode = 'en'

/** Text in every language that the product speaks. */
export type Translated = Record<LanguageCode, string>
