import { wordsOf } from '#app/lib/words-of.ts'
import css from './unbroken.module.css'

/** A title in which order numbers stay on one line: at its hyphens a browser would break them. */
export const Unbroken = ({ text }: { text: string }) =>
  wordsOf(text).map(({ at, word, isNumber }) =>
    isNumber ? (
      <span key={at} className={css.number}>
        {word}
      </span>
    ) : (
      word
    ),
  )
