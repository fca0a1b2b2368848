import { formatDate } from '@salvia/rules/format/format'
import { readDay } from '@salvia/rules/format/read-day'
import { Link, useLocation, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './filters.module.css'

/** That a list shows a time alone, which has no field of its own, and the way to all; nothing if it shows all. */
export function PeriodNote({ names }: { names: string[] }) {
  const [search] = useSearchParams()
  const { pathname, hash } = useLocation()
  const name = names.find((one) => search.has(`${one}From`) && search.has(`${one}To`))
  if (name === undefined) return null
  const [from, to] = [readDay(search.get(`${name}From`) ?? ''), readDay(search.get(`${name}To`) ?? '')]
  if (!from || !to) return null
  const rest = new URLSearchParams(search)
  for (const each of [`${name}From`, `${name}To`, 'offset']) rest.delete(each)
  const [first, last] = [formatDate(from, getLocale()), formatDate(to, getLocale())]
  return (
    <p className={`second ${css.period}`}>
      {m.list_only_between({ from: first, to: last })}{' '}
      <Link to={{ pathname, search: `${rest}`, hash }} preventScrollReset>
        {m.empty_clear_filters()}
      </Link>
    </p>
  )
}
