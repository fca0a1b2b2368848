import type { Product } from '@salvia/contract/catalogue/shop'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { noTexts } from '@salvia/contract/words/product-texts'

type Localization = Product['productLocalizations'][0]
type TextField = Localization['fallbackFields'][number]

/**
 * `localizations` are those of the displayed language and English, the wanted one first; else of any other language.
 */
type Row = { id: string; localizations: Omit<Localization, 'fallbackFields'>[] }

const fields = Object.keys(noTexts) as TextField[]

const told = (texts: Omit<Localization, 'fallbackFields'>): TextField[] =>
  fields.filter((field) => texts[field] !== '')

/**
 * The texts of a product in a language, falling back per text to English, and to another language if it has neither: a
 * warning in another language is better than none. `fallbackFields` are those in another language.
 */
export function localizationOf({ id, localizations }: Row, languageCode: LanguageCode): Localization {
  const [wanted, english] = localizations
  if (!wanted) return { id, languageCode, ...noTexts, tags: [], isAutoTranslated: false, fallbackFields: [] }
  if (wanted.languageCode !== languageCode) return { ...wanted, fallbackFields: told(wanted) }
  if (!english) return { ...wanted, fallbackFields: [] }
  const fallbackFields = told(english).filter((field) => wanted[field] === '')
  const texts = Object.fromEntries(fallbackFields.map((field) => [field, english[field]]))
  const tags = wanted.tags.length > 0 ? wanted.tags : english.tags
  return { ...wanted, ...texts, tags, fallbackFields }
}

/** The short description as cards have it; null where there is none. */
export function shortTextOf(
  { shortDescription: text, languageCode, fallbackFields }: Localization,
  shown: LanguageCode,
): { text: string; languageCode: LanguageCode } | null {
  if (text === '') return null
  const isCompleted = languageCode === shown && fallbackFields.includes('shortDescription')
  return { text, languageCode: isCompleted ? 'en' : languageCode }
}
