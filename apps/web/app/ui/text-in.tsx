import type { LanguageCode } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import css from './text-in.module.css'

type Props = { language: LanguageCode | null | undefined; children: string }

/** A text that is not in the reader's language, marked with its own, also for screen readers; plain without a language. */
export function TextIn({ language, children }: Props) {
  if (!language || children === '') return children
  return (
    <>
      <span lang={language}>{children}</span> <small className={css.mark}>{languageName(language)}</small>
    </>
  )
}
