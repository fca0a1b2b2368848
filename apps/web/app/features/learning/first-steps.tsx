import { useSuspenseQuery } from '@tanstack/react-query'
import { useCommand } from '#app/api/use-command.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Status } from '#app/ui/status.tsx'
import css from './learning-hub.module.css'
import { finishedQuery, materialsQuery } from './learning-queries.ts'

/** Where the one step is done that the shop itself sees. */
const CREDENTIALS = '/settings/credentials'

type Seen = {
  /** The practitioner has sent the credentials. */
  hasSent: boolean
}

function useSteps({ hasSent }: Seen) {
  const { data } = useSuspenseQuery(materialsQuery())
  const { data: progress } = useSuspenseQuery(finishedQuery)
  const materials = data.kind === 'materials' ? data.results : []
  const sent = materials.filter(({ href }) => hasSent && href === CREDENTIALS).map(({ id }) => id)
  return {
    materials,
    sent: new Set(sent),
    language: data.kind === 'materials' ? data.languageCode : undefined,
    finished: new Set([...progress.finished, ...sent]),
  }
}

/** How many first steps are not done; null where there are none. */
export function useStepsLeft(seen: Seen): number | null {
  const { materials, finished } = useSteps(seen)
  return materials.length === 0 ? null : materials.filter(({ id }) => !finished.has(id)).length
}

/** Onboarding materials, and which of them the practitioner has marked as done, or has done. */
export function FirstSteps(seen: Seen) {
  const { materials, finished } = useSteps(seen)
  if (materials.length === 0) return null
  const done = materials.filter(({ id }) => finished.has(id)).length
  return (
    <section className={css.section} aria-labelledby="materials">
      <h2 id="materials">{m.learning_materials()}</h2>
      <p className="second" role="status">
        {m.learning_progress({ done, of: materials.length })}
      </p>
      <Steps {...seen} />
    </section>
  )
}

/** The same for those who have long begun: at the end, and closed. */
export function FoldedSteps(seen: Seen) {
  const { materials } = useSteps(seen)
  if (materials.length === 0) return null
  return (
    <details className={css.section}>
      <summary>{m.learning_materials()}</summary>
      <Steps {...seen} />
    </details>
  )
}

function Steps(seen: Seen) {
  const { materials, sent, language, finished } = useSteps(seen)
  return (
    <ul className={css.cards}>
      {materials.map(({ id, title, text, href, minutes }) => (
        <li key={id} className={`card ${css.card}`}>
          <h3 lang={language}>
            {href.startsWith('/') ? <LocalLink to={href}>{title}</LocalLink> : <a href={href}>{title}</a>}
          </h3>
          <p className="second" lang={language}>
            {text}
          </p>
          {minutes && <p className="third">{m.learning_minutes({ count: minutes })}</p>}
          <Mark id={id} title={title} isFinished={finished.has(id)} isSent={sent.has(id)} />
        </li>
      ))}
    </ul>
  )
}

type MarkProps = { id: string; title: string; isFinished: boolean; isSent: boolean }

function Mark({ id, title, isFinished, isSent }: MarkProps) {
  const { run, isPending } = useCommand({
    send: (api) =>
      api('PUT /learning/materials/{materialId}', {
        params: { materialId: id },
        body: { isFinished: !isFinished },
      }),
    stale: ['GET /learning/materials'],
  })
  return (
    <div className={css.mark}>
      {isFinished && <Status mark="available">{m.learning_done()}</Status>}
      {!isSent && (
        <Button
          size="sm"
          loading={isPending}
          aria-label={isFinished ? m.learning_mark_open_of({ title }) : m.learning_mark_done_of({ title })}
          onClick={() => run()}
        >
          {isFinished ? m.learning_mark_open() : m.learning_mark_done()}
        </Button>
      )}
    </div>
  )
}
