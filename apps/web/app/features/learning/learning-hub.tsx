import type { Webinar } from '@salvia/contract/content/content'
import { PAST_WEBINARS } from '@salvia/contract/words/content'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Time } from '#app/visit/time.tsx'
import { FirstSteps } from './first-steps.tsx'
import css from './learning-hub.module.css'
import { pastQuery, pastWanted, upcomingQuery } from './learning-queries.ts'

/** What practitioners learn the shop by: webinars to come and past, and first steps. */
export const LearningHub = () => (
  <div>
    <PageHeader title={m.learning_title()} lead={m.learning_lead()} />
    <Content />
  </div>
)

/** A list without entries does not come first. */
function Content() {
  const { data } = useSuspenseQuery(upcomingQuery())
  const webinars = data.kind === 'webinars' ? data.results : []
  const isFirst = webinars.length > 0
  return (
    <>
      {isFirst && <Upcoming webinars={webinars} />}
      <FirstSteps />
      {!isFirst && <Upcoming webinars={webinars} />}
      <Past />
    </>
  )
}

function Upcoming({ webinars }: { webinars: Webinar[] }) {
  return (
    <section className={css.section} aria-labelledby="upcoming">
      <h2 id="upcoming">{m.learning_upcoming()}</h2>
      {webinars.length === 0 ? (
        <p className="second">{m.learning_upcoming_none()}</p>
      ) : (
        <WebinarCards webinars={webinars} />
      )}
    </section>
  )
}

function Past() {
  const [address, setAddress] = useSearchParams()
  const { data, isError, refetch } = useQuery({ ...pastQuery(address), placeholderData: keepPreviousData })
  const { search, skip } = pastWanted(address)
  const isEmpty = search === '' && data?.kind === 'webinars' && data.count === 0
  const go = (given: { search?: string; skip?: string }) =>
    setAddress(
      Object.entries({ search, ...given }).filter(([, value]) => value !== ''),
      { replace: true, preventScrollReset: true },
    )
  return (
    <section className={css.section} aria-labelledby="past">
      <h2 id="past">{m.learning_past()}</h2>
      {!isEmpty && (
        <SearchField
          className={css.search}
          label={m.learning_search()}
          value={search}
          onChange={(event) => go({ search: event.currentTarget.value })}
        />
      )}
      {isError && <FailedState onRetry={() => refetch()} />}
      {!data && !isError && <SkeletonRows rows={3} />}
      {data?.kind === 'webinars' && (
        <PastFound
          {...data}
          isSearched={search !== ''}
          skip={skip}
          onGo={(next) => go({ skip: String(next) })}
        />
      )}
    </section>
  )
}

type FoundProps = {
  results: Webinar[]
  count: number
  isSearched: boolean
  skip: number
  onGo: (skip: number) => void
}

function PastFound({ results, count, isSearched, skip, onGo }: FoundProps) {
  if (results.length === 0)
    return <p className="second">{isSearched ? m.learning_found_none() : m.learning_past_none()}</p>
  return (
    <>
      <WebinarCards webinars={results} />
      {count > PAST_WEBINARS && <Pages count={count} limit={PAST_WEBINARS} offset={skip} onGo={onGo} />}
    </>
  )
}

const WebinarCards = ({ webinars }: { webinars: Webinar[] }) => (
  <ul className={css.cards}>
    {webinars.map(({ id, title, speaker, startsAt, minutes }) => (
      <li key={id} className={`card ${css.card}`}>
        <p className="third">
          <Time at={startsAt} style="moment" /> · {m.learning_minutes({ count: minutes })}
        </p>
        <h3>
          <LocalLink to={`/learning-hub/webinars/${encodeURIComponent(id)}`}>{title}</LocalLink>
        </h3>
        {speaker && <p className="second">{speaker}</p>}
      </li>
    ))}
  </ul>
)
