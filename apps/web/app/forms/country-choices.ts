import type { Country } from '@salvia/contract/reference/reference'
import { languages } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import { getLocale } from '#app/paraglide/runtime.js'

/** Countries as select options, named in the user's language: first those that are delivered to. */
export const countryChoices = (countries: Country[]) => {
  const language = getLocale()
  return countries
    .map(({ code, names, name, hasDeliveryCompanies }) => ({
      isServed: hasDeliveryCompanies,
      choice: { value: code, label: names[language] ?? name },
    }))
    .sort(
      (a, b) =>
        Number(b.isServed) - Number(a.isServed) || a.choice.label.localeCompare(b.choice.label, language),
    )
    .map(({ choice }) => choice)
}

export const languageChoices = () => languages.map((value) => ({ value, label: languageName(value) }))
