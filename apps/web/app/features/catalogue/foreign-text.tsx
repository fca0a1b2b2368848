import type { Product } from '@salvia/contract/catalogue/shop'
import { languageName } from '@salvia/rules/format/format'
import css from './foreign-text.module.css'
import { writtenIn } from './written-in.ts'

type Localization = Product['productLocalizations'][0]

type Props = {
  localization: Localization
  field: Localization['fallbackFields'][number]
  children: string
}

/** A text of a product; in another language than the reader's it is marked as such, also for screen readers. */
export function ForeignText({ localization, field, children }: Props) {
  const language = writtenIn(localization, field)
  if (language === undefined || children === '') return children
  return (
    <>
      <span lang={language}>{children}</span> <small className={css.mark}>{languageName(language)}</small>
    </>
  )
}
