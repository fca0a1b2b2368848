import type { JourneyEntry } from '@salvia/contract/plans/plan-journeys'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { PagedList } from '#app/ui/paged-list.tsx'
import parts from '#app/ui/parts.module.css'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import css from '../templates/template-record.module.css'
import { clientJourneyQuery, planJourneyQuery } from './journey-queries.ts'
import { eventOf, whoOf } from './journey-words.ts'

/** What happened to a plan, and to whom, newest first. */
export function PlanJourney({ planId }: { planId: string }) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({ ...planJourneyQuery(planId, offset), placeholderData: keepPreviousData })
  return (
    <section className={`card ${css.card}`} aria-labelledby="plan-journey">
      <h2 id="plan-journey">{m.journey_of_plan()}</h2>
      <PagedList found={found} none={m.journey_none()} label={m.journey_pages()} onGo={setOffset}>
        {(entries) => (
          <ul className={parts.list}>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} about={<Who entry={entry} />} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

/** What one client did with the practitioner's plans, newest first. */
export function ClientJourney({ clientId }: { clientId: string }) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({ ...clientJourneyQuery(clientId, offset), placeholderData: keepPreviousData })
  return (
    <section className={`card ${css.card}`} aria-labelledby="client-journey">
      <h2 id="client-journey" className="t16">
        {m.journey_of_client()}
      </h2>
      <PagedList found={found} none={m.journey_of_client_none()} label={m.journey_pages()} onGo={setOffset}>
        {(entries) => (
          <ul className={parts.list}>
            {entries.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                about={
                  <Link to={`/recommendations/${entry.recommendation.id}`}>{entry.recommendation.name}</Link>
                }
              />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

const Who = ({ entry }: { entry: JourneyEntry }) =>
  entry.client ? <Link to={`/clients/${entry.client.id}`}>{whoOf(entry)}</Link> : whoOf(entry)

const Row = ({ entry: { event, at }, about }: { entry: JourneyEntry; about: ReactNode }) => (
  <li>
    <div className={parts.grow}>
      <p>
        <Status mark={eventOf(event).mark}>{eventOf(event).word()}</Status>
      </p>
      <p className="second">{about}</p>
    </div>
    <Time at={at} className="third num" />
  </li>
)
