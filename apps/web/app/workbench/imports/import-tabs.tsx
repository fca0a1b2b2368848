import { formatNumber } from '@salvia/rules/format/format'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { ListTabs } from '#app/ui/list-tools.tsx'
import { useListAddress } from '../list-address.ts'

type Part = { show: string; count: number; word: string }

/** Tabs of an import's lines with counts; empty ones are hidden. */
export function ImportTabs({ parts }: { parts: Part[] }) {
  const address = useListAddress()
  const open = address.get('show')
  return (
    <ListTabs label={m.import_show()}>
      <Link to="?" preventScrollReset aria-current={open === '' ? 'page' : undefined}>
        {m.list_all()}
      </Link>
      {parts
        .filter(({ count, show }) => count > 0 || show === open)
        .map(({ show, count, word }) => (
          <Link
            key={show}
            to={`?show=${show}`}
            preventScrollReset
            aria-current={open === show ? 'page' : undefined}
          >
            {word} <span className="third num">{formatNumber(count, getLocale())}</span>
          </Link>
        ))}
    </ListTabs>
  )
}
