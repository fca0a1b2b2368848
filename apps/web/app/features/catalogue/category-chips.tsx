import { formatNumber } from '@salvia/rules/format/format'
import { LocalLink } from '#app/language/local-link.tsx'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './shop-front.module.css'

type Entry = { id: string; name: string | undefined; count?: number }

type Props = { id: string; title: string; entries: Entry[]; brandId?: string }

/** Ways into the shop: one row, which scrolls sideways where it is longer than the page is wide. */
export const CategoryChips = ({ id, title, entries, brandId }: Props) =>
  entries.length === 0 ? null : (
    <nav className={css.chips} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <LocalLink to={`/shop?${brandId ? `brandId=${brandId}&` : ''}categoryId=${entry.id}`}>
              <span>{entry.name}</span>
              {entry.count !== undefined && (
                <span className="third num">{formatNumber(entry.count, getLocale())}</span>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
