import type { Webinar } from '@salvia/contract/content/content'
import { PAST_WEBINARS } from '@salvia/contract/words/content'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { useIsLive } from '#app/startup/use-is-live.ts'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time, useTimeFormat } from '#app/visit/time.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { useTypedFilter } from '#app/workbench/typed-filter.ts'
import { FirstSteps, FoldedSteps, useStepsLeft } from './first-steps.tsx'
import css from './learning-hub.module.css'
import { pastQuery, pastWanted, registrationQuery, upcomingQuery } from './learning-queries.ts'

/** What practitioners learn the shop by: webinars, and first steps, which are folded for who `isStarted`; who `hasSent` the credentials has done that one. */
export function LearningHub({ isStarted, hasSent }: { isStarted: boolean; hasSent: boolean }) {
  const { data } = useSuspenseQuery(upcomingQuery())
  const webinars = data.kind === 'webinars' ? data.results : []
  const [next] = webinars
  return (
    <div>
      <PageHeader
        title={m.learning_title()}
        lead={<LearningState next={next} isStarted={isStarted} hasSent={hasSent} />}
        actions={
          next && (
            <Button variant="filled" component={LocalLink} to={pathOf(next)}>
              {m.learning_next_open()}
            </Button>
          )
        }
      />
      {/* A list without entries does not come first. */}
      {next && <Upcoming webinars={webinars} language={data.languageCode} />}
      {!isStarted && <FirstSteps hasSent={hasSent} />}
      {!next && <Upcoming webinars={webinars} language={data.languageCode} />}
      <Past />
      {isStarted && <FoldedSteps hasSent={hasSent} />}
    </div>
  )
}

/** When the next webinar is, and what is left of the first steps for who begins. */
type StateProps = { next: Webinar | undefined; isStarted: boolean; hasSent: boolean }

function LearningState({ next, isStarted, hasSent }: StateProps) {
  const time = useTimeFormat()
  const left = useStepsLeft({ hasSent })
  return [
    next
      ? m.learning_next({ title: next.title, when: time(next.startsAt, 'momentZone') })
      : m.learning_upcoming_none(),
    !isStarted &&
      left !== null &&
      (left > 0 ? m.learning_steps_left({ count: left }) : m.learning_steps_done()),
  ]
    .filter(Boolean)
    .join(' ')
}

const pathOf = ({ id }: Webinar): string => `/learning-hub/webinars/${encodeURIComponent(id)}`

type CardsProps = { webinars: Webinar[]; language: LanguageCode }

function Upcoming({ webinars, language }: CardsProps) {
  return (
    <section className={css.section} aria-labelledby="upcoming">
      <h2 id="upcoming">{m.learning_upcoming()}</h2>
      {webinars.length === 0 ? (
        <p className="second">{m.learning_upcoming_none()}</p>
      ) : (
        <WebinarCards
          webinars={webinars}
          language={language}
          state={(webinar) => <UpcomingState webinar={webinar} />}
        />
      )}
    </section>
  )
}

/** Whether one takes part, and whether it is today. */
function UpcomingState({ webinar: { id, startsAt } }: { webinar: Webinar }) {
  const { data } = useQuery(registrationQuery(id))
  const day = useTimeFormat()
  const isToday = useIsLive() && day(startsAt, 'day') === day(new Date().toISOString(), 'day')
  if (!isToday && !data?.isRegistered) return null
  return (
    <p className={css.mark}>
      {isToday && <Status mark="limited">{m.learning_today()}</Status>}
      {data?.isRegistered && <Status mark="available">{m.learning_registered_short()}</Status>}
    </p>
  )
}

function Past() {
  const [address] = useSearchParams()
  const { set } = useListAddress()
  const { field } = useTypedFilter('search')
  const { data, isError, refetch } = useQuery({ ...pastQuery(address), placeholderData: keepPreviousData })
  const { search, skip } = pastWanted(address)
  const isEmpty = search === '' && data?.kind === 'webinars' && data.count === 0
  return (
    <section className={css.section} aria-labelledby="past">
      <h2 id="past">{m.learning_past()}</h2>
      {!isEmpty && <SearchField className={css.search} label={m.learning_search()} {...field} />}
      {isError && <FailedState onRetry={() => refetch()} />}
      {!data && !isError && <SkeletonRows rows={3} />}
      {data?.kind === 'webinars' && (
        <PastFound
          {...data}
          isSearched={search !== ''}
          skip={skip}
          onGo={(next) => set('skip', String(next))}
        />
      )}
    </section>
  )
}

type FoundProps = {
  results: Webinar[]
  languageCode: LanguageCode
  count: number
  isSearched: boolean
  skip: number
  onGo: (skip: number) => void
}

function PastFound({ results, languageCode, count, isSearched, skip, onGo }: FoundProps) {
  if (results.length === 0)
    return <p className="second">{isSearched ? m.learning_found_none() : m.learning_past_none()}</p>
  return (
    <>
      <WebinarCards webinars={results} language={languageCode} />
      {count > PAST_WEBINARS && <Pages count={count} limit={PAST_WEBINARS} offset={skip} onGo={onGo} />}
    </>
  )
}

type WithState = CardsProps & { state?: (webinar: Webinar) => ReactNode }

const WebinarCards = ({ webinars, language, state }: WithState) => (
  <ul className={css.cards}>
    {webinars.map((webinar) => (
      <li key={webinar.id} className={`card ${css.card}`}>
        <p className="third">
          <Time at={webinar.startsAt} style="momentZone" /> · {m.learning_minutes({ count: webinar.minutes })}
        </p>
        <h3 lang={language}>
          <LocalLink to={pathOf(webinar)}>{webinar.title}</LocalLink>
        </h3>
        {webinar.speaker && <p>{m.learning_speaker({ speaker: webinar.speaker })}</p>}
        <p className={`second ${css.short}`} lang={language}>
          {webinar.description}
        </p>
        {state?.(webinar)}
      </li>
    ))}
  </ul>
)
