import type { ApiAnswer } from '@salvia/contract/api-calls'
import { brandLengths } from '@salvia/contract/words/lengths'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Form, useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useTypedFilter } from '#app/workbench/typed-filter.ts'
import { shopBrandsQuery } from './brand-queries.ts'
import { byLetter } from './by-letter.ts'
import css from './shop-brands.module.css'

type Brand = ApiAnswer<'GET /products/brands'>['results'][number]

type Words = { title: string; lead: string | null; languageCode: LanguageCode }

/** All brands by initial, with a search that works without scripts. */
export function BrandIndex({ title, lead, languageCode }: Words) {
  const [search] = useSearchParams()
  const { field, onSubmit } = useTypedFilter('name')
  const listed = useQuery({ ...shopBrandsQuery(search), placeholderData: keepPreviousData })
  return (
    <>
      <div lang={languageCode}>
        <h1 className={`title ${css.title}`}>{title}</h1>
        {lead && <p className={`t16 second ${css.lead}`}>{lead}</p>}
      </div>
      <Form role="search" className={css.search} onSubmit={onSubmit}>
        <SearchField name="name" label={m.brands_search()} maxLength={brandLengths.name} {...field} />
        <noscript>
          <Button type="submit">{m.shop_apply()}</Button>
        </noscript>
      </Form>
      <Brands listed={listed} />
    </>
  )
}

function Brands({ listed }: { listed: ReturnType<typeof useQuery<Brand[]>> }) {
  const { data, isError, isPlaceholderData, refetch } = listed
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={10} />
  if (data.length === 0)
    return (
      <EmptyState
        title={m.brands_nothing_title()}
        action={<LocalLink to="/brands">{m.shop_clear()}</LocalLink>}
      >
        {m.brands_nothing_text()}
      </EmptyState>
    )
  const groups = byLetter(data)
  return (
    <>
      {groups.length > 1 && (
        <nav className={css.jumps} aria-label={m.brands_letters()}>
          {groups.map(({ letter }) => (
            <a key={letter} href={`#${anchorOf(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      <div className={css.letters} aria-busy={isPlaceholderData}>
        {groups.map(({ letter, brands }) => (
          <section key={letter} id={anchorOf(letter)} aria-label={letter}>
            <h2 className={css.letter}>{letter}</h2>
            <ul className={css.brands}>
              {brands.map((brand) => (
                <BrandLine key={brand.id} brand={brand} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** Apart from ids of the page. */
const anchorOf = (letter: string) => `brands-${letter === '#' ? '0' : letter}`

const BrandLine = ({ brand: { id, name, productCount } }: { brand: Brand }) => (
  <li>
    <LocalLink to={`/brands/${id}`}>{name}</LocalLink>
    <span className="third num">{m.products_count({ count: productCount })}</span>
  </li>
)
