import { formatNumber } from '@salvia/rules/format/format'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './insights.module.css'

/** A count below its column's head, and with its word on a phone, where there are no heads. */
export const Counted = ({ count, words }: { count: number; words: string }) => (
  <>
    <span className={css.wide}>{formatNumber(count, getLocale())}</span>
    <span className={css.narrow}>{words}</span>
  </>
)
