import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { fieldWord } from '../product-words.ts'
import css from './product-record.module.css'
import { useRecord } from './store/record-context.ts'

/** Columns that are called otherwise than the record's fields. */
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

/** Names the fields that no source states: a demo's figures must not pass for facts. */
export function DemoFields() {
  const columns = useRecord(({ record: product }) => product.demoFilled)
  if (columns.length === 0) return null
  return (
    <details className={`${css.more} ${css.made}`}>
      <summary>{m.catalogue_made_up({ count: columns.length })}</summary>
      <p className="second">{new Intl.ListFormat(getLocale()).format(columns.map(wordOf))}</p>
    </details>
  )
}
