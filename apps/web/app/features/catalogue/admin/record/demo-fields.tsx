import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import { formatList } from '@salvia/rules/format/format-measures'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { fieldWord } from '../product-words.ts'
import css from './product-record.module.css'
import { useRecord } from './store/record-context.ts'

/** Columns named differently from the record's fields. */
const fieldOf: Record<string, string> = {
  netPrice: 'price',
  deliveryDays: 'deliveryTime',
  categoryIds: 'productCategoryIds',
}

function wordOf(column: string): string {
  const text = column.replace(/^localizations\./, '')
  const language = languages.find((code): code is LanguageCode => code === text)
  return language
    ? `${m.catalogue_section_texts()} (${languageName(language)})`
    : fieldWord(fieldOf[text] ?? text)
}

/** Lists the fields made up for the demo, so that they are not taken for facts. */
export function DemoFields() {
  const columns = useRecord(({ record: product }) => product.demoFilled)
  if (columns.length === 0) return null
  return (
    <details className={`${css.more} ${css.made}`}>
      <summary>{m.catalogue_made_up({ count: columns.length })}</summary>
      <p className="second">{formatList(columns.map(wordOf), getLocale())}</p>
    </details>
  )
}
