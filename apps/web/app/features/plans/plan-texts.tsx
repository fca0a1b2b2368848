import { m } from '#app/paraglide/messages.js'
import css from './templates/template-record.module.css'

/** What it is for, what it says to a client, and what it rests on; nothing where it does not say. */
export function PlanTexts({
  summary,
  description,
  evidence,
}: Record<'summary' | 'description', string> & { evidence: string | null }) {
  const texts = [
    { id: 'summary', title: m.template_summary(), text: summary },
    { id: 'description', title: m.plan_description(), text: description },
    { id: 'evidence', title: m.template_evidence(), text: evidence ?? '' },
  ].filter(({ text }) => text !== '')
  return texts.map(({ id, title, text }) => (
    <section key={id} className={`card ${css.card}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.text}>{text}</p>
    </section>
  ))
}
