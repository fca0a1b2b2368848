import type { Country } from '@salvia/contract/reference/reference'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { getLocale } from '#app/paraglide/runtime.js'

/** Countries as a list of choices, by their names in the reader's language. */
export const countryChoices = (countries: Country[]) => {
  const language = getLocale()
  return countries
    .map(({ code, names, name }) => ({ value: code, label: names[language] ?? name }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}

/** A language by its own name. */
const nameOf = (code: LanguageCode): string => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

export const languageChoices = () => languages.map((value) => ({ value, label: nameOf(value) }))
