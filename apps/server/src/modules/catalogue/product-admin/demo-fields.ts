import { languages } from '@salvia/contract/words/locale'
import type { Change } from '../catalogue-context.ts'
import { shownNames } from './product-columns.ts'

/** Fields beside the texts of a localization that say nothing to a reader. */
export const notTexts = ['languageCode', 'isAutoTranslated', 'currencyId', 'price']

/** Names in `demoFilled` that are neither the column nor the field of a call. */
const filledAs: Record<string, string[]> = {
  productCategoryIds: ['categoryIds'],
  restrictions: ['restrictedCountries'],
}

function namesOfTexts(language: string, text: string | undefined, from: unknown): string[] {
  const whole = `localizations.${language}`
  if (text === undefined) return [whole, ...Object.keys(from ?? {}).map((each) => `${whole}.${each}`)]
  return notTexts.includes(text) ? [] : [whole, `${whole}.${text}`]
}

/**
 * The names in `demoFilled` of what a person wrote: from then on it is no longer made up. A text that was written counts
 * for its language, as it does for the flag of automatic translations.
 */
export function fieldsNoLongerDemo(changes: Change[]): string[] {
  return changes.flatMap(({ field, from }) => {
    const [first = '', text] = field.split('.')
    const language = languages.find((code) => code === first)
    if (language) return namesOfTexts(language, text, from)
    const columns = Object.keys(shownNames).filter((column) => shownNames[column] === field)
    return [field, ...columns, ...(filledAs[field] ?? [])]
  })
}
