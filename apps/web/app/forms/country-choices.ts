import type { Country } from '@salvia/contract/reference/reference'
import { languages } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import { getLocale } from '#app/paraglide/runtime.js'

/** Countries as select options, named in the user's language. */
export const countryChoices = (countries: Country[]) => {
  const language = getLocale()
  return countries
    .map(({ code, names, name }) => ({ value: code, label: names[language] ?? name }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}

export const languageChoices = () => languages.map((value) => ({ value, label: languageName(value) }))
