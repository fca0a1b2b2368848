import type { LocalizationInput } from '@salvia/contract/catalogue/admin-product-parts'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { cleanLocalization } from '@salvia/rules/product/clean-localization'
import { readAmount } from '../../typed-number.ts'
import type { Changed, Faults } from './product-change.ts'
import { type Draft, type TextsDraft, textFields } from './product-draft.ts'

type Texts = Omit<LocalizationInput, 'version'>

const textsIn = (draft: Draft, language: LanguageCode): TextsDraft =>
  Object.fromEntries(textFields.map((field) => [field, draft[`${language}.${field}`]])) as TextsDraft

const tagsOf = (typed: string): string[] =>
  [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')

/** Price and currency are both set, or neither is. */
function checkPrice(language: LanguageCode, { price, currencyId }: TextsDraft): Faults {
  if (price.trim() === '') return {}
  if (readAmount(price) === null) return { [`${language}.price`]: 'price' }
  return currencyId === '' || currencyId === 'EUR' ? { [`${language}.currencyId`]: 'currency' } : {}
}

/** One field's payload. */
function sent(field: keyof TextsDraft, texts: TextsDraft): unknown {
  if (field === 'tags') return tagsOf(texts.tags)
  if (field === 'price') return readAmount(texts.price)
  if (field === 'currencyId') return texts.price.trim() === '' ? null : texts.currencyId || null
  return texts[field]
}

/**
 * Payloads of the changed texts per language, in saving order: normalised; of an auto-translated one only flag and
 * language (docs/specification.md, section 5).
 */
export function textsChangeOf(changed: Changed, draft: Draft): { bodies: Texts[]; faults: Faults } {
  const bodies: Texts[] = []
  const faults: Faults = {}
  for (const languageCode of languages) {
    const fields = textFields.filter((field) => changed[`${languageCode}.${field}`] !== undefined)
    if (fields.length === 0) continue
    const texts = textsIn(draft, languageCode)
    if (fields.includes('price') || fields.includes('currencyId'))
      Object.assign(faults, checkPrice(languageCode, texts))
    const isPriced = fields.includes('currencyId') || fields.includes('price')
    const names = isPriced ? [...new Set([...fields, 'price' as const, 'currencyId' as const])] : fields
    const body = Object.fromEntries(names.map((field) => [field, sent(field, texts)]))
    bodies.push(
      cleanLocalization({ ...body, isAutoTranslated: texts.isAutoTranslated, languageCode }) as Texts,
    )
  }
  return { bodies, faults }
}
