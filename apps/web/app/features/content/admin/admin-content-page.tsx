import type { FaqFeedback } from '@salvia/contract/content/content'
import type { ContentFault } from '@salvia/contract/content/content-fault'
import { languageWord } from '@salvia/rules/format/format'
import { useSuspenseQueries } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { saidInTurn } from '#app/lib/said-in-turn.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import settings from '#app/settings/settings.module.css'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import css from './admin-content-page.module.css'
import { faultWords } from './fault-words.ts'
import { PageViews } from './page-views.tsx'
import { PreviewLink } from './preview-link.tsx'

/** What the page reads: entries that are not shown in full, what visitors say of answers, and what they view. */
export const adminContentQueries = () =>
  [
    query('GET /admin/content/faults', {}),
    query('GET /admin/content/faq-feedback', { query: { lang: getLocale() } }),
    query('GET /admin/page-views', {}),
  ] as const

/** For admins: what pages lack of the content service, which answers of the FAQs do not help, and what is viewed. */
export function AdminContentPage() {
  const [faults, feedback, views] = useSuspenseQueries({ queries: adminContentQueries() })
  const wrong = faults.data.results
  return (
    <div className={settings.page}>
      <PageHeader
        title={m.menu_admin_content()}
        lead={wrong.length > 0 ? m.content_wrong_count({ count: wrong.length }) : m.content_all_right()}
      />
      <p className="second">{m.content_lead()}</p>
      <PreviewLink />
      {wrong.length > 0 && <Faults faults={wrong} />}
      <Feedback feedback={feedback.data.results} />
      <PageViews pages={views.data.pages} />
    </div>
  )
}

const Faults = ({ faults }: { faults: ContentFault[] }) => (
  <DataTable
    caption={m.content_faults()}
    rows={faults}
    keyOf={({ name, languageCode }) => `${name} ${languageCode}`}
    columns={[
      {
        id: 'entry',
        title: m.content_entry(),
        isName: true,
        cell: ({ name, languageCode }) => `${name}, ${languageWord(languageCode, getLocale())}`,
      },
      {
        id: 'faults',
        title: m.content_faults(),
        cell: ({ faults: said }) => saidInTurn(said.map(faultWords)),
      },
    ]}
  />
)

const Feedback = ({ feedback }: { feedback: FaqFeedback[] }) => (
  <section className={css.part} aria-labelledby="feedback">
    <h2 id="feedback" className="t20">
      {m.content_feedback_title()}
    </h2>
    <p className="second">{m.content_feedback_lead()}</p>
    {feedback.length === 0 ? (
      <EmptyState title={m.content_feedback_none()} />
    ) : (
      <DataTable
        caption={m.content_feedback_title()}
        rows={feedback}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'question',
            title: m.content_question(),
            isName: true,
            cell: ({ id, question }) => question ?? m.content_question_gone({ id }),
          },
          {
            id: 'helped',
            title: m.content_helped(),
            isFigure: true,
            cell: ({ helpedCount }) => helpedCount,
          },
          {
            id: 'helped-not',
            title: m.content_helped_not(),
            isFigure: true,
            cell: ({ notHelpedCount }) => notHelpedCount,
          },
        ]}
      />
    )}
  </section>
)
