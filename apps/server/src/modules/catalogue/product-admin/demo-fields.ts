import { languages } from '@salvia/contract/words/locale'
import type { Change } from '../catalogue-context.ts'
import { shownNames } from './data/product-columns.ts'

/** Localization fields, besides the texts, that mean nothing to readers. */
export const notTexts = ['languageCode', 'isAutoTranslated', 'currencyId', 'price']

/** Names in `demoFilled` that are neither the column nor the API field. */
const filledAs: Record<string, string[]> = {
  productCategoryIds: ['categoryIds'],
}

function namesOfTexts(language: string, text: string | undefined, from: unknown): string[] {
  const whole = `localizations.${language}`
  if (text === undefined) return [whole, ...Object.keys(from ?? {}).map((each) => `${whole}.${each}`)]
  return notTexts.includes(text) ? [] : [whole, `${whole}.${text}`]
}

/**
 * The `demoFilled` names of fields that a person has written, so that they are no longer demo data. A written text
 * clears its own language, as with the auto-translation flag.
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
