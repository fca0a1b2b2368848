import { useSuspenseQuery } from '@tanstack/react-query'
import { useCommand } from '#app/api/use-command.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Status } from '#app/ui/status.tsx'
import css from './learning-hub.module.css'
import { finishedQuery, materialsQuery } from './learning-queries.ts'

function useSteps() {
  const { data } = useSuspenseQuery(materialsQuery())
  const { data: progress } = useSuspenseQuery(finishedQuery)
  const materials = data.kind === 'materials' ? data.results : []
  return {
    materials,
    language: data.kind === 'materials' ? data.languageCode : undefined,
    finished: new Set(progress.finished),
  }
}

/** How many first steps are not marked as done; null where there are none. */
export function useStepsLeft(): number | null {
  const { materials, finished } = useSteps()
  return materials.length === 0 ? null : materials.filter(({ id }) => !finished.has(id)).length
}

/** Onboarding materials, and which of them the practitioner has marked as done. */
export function FirstSteps() {
  const { materials, finished } = useSteps()
  if (materials.length === 0) return null
  const done = materials.filter(({ id }) => finished.has(id)).length
  return (
    <section className={css.section} aria-labelledby="materials">
      <h2 id="materials">{m.learning_materials()}</h2>
      <p className="second" role="status">
        {m.learning_progress({ done, of: materials.length })}
      </p>
      <Steps />
    </section>
  )
}

/** The same for those who have long begun: at the end, and closed. */
export function FoldedSteps() {
  const { materials } = useSteps()
  if (materials.length === 0) return null
  return (
    <details className={css.section}>
      <summary>{m.learning_materials()}</summary>
      <Steps />
    </details>
  )
}

function Steps() {
  const { materials, language, finished } = useSteps()
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
          <Mark id={id} title={title} isFinished={finished.has(id)} />
        </li>
      ))}
    </ul>
  )
}

type MarkProps = { id: string; title: string; isFinished: boolean }

function Mark({ id, title, isFinished }: MarkProps) {
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
      <Button
        size="sm"
        loading={isPending}
        aria-label={isFinished ? m.learning_mark_open_of({ title }) : m.learning_mark_done_of({ title })}
        onClick={() => run()}
      >
        {isFinished ? m.learning_mark_open() : m.learning_mark_done()}
      </Button>
    </div>
  )
}
