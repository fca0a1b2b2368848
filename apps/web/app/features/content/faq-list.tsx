import type { ContentOf } from '@salvia/contract/content/content'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { FaqFeedback } from './faq-feedback.tsx'
import css from './faq-list.module.css'

export type Faq = ContentOf<'faqs'>['results'][number]

type Props = {
  faqs: readonly Faq[]
  /** That the questions are in. */
  language: LanguageCode
  /** The id of the one that is open. */
  open?: string | null
}

/** Questions that open by a click, each with an address of its own. */
export const FaqList = ({ faqs, language, open = null }: Props) => (
  <div className={css.list}>
    {faqs.map(({ id, question, answer }) => (
      <details key={id} id={id} className={css.faq} open={id === open}>
        <summary lang={language}>{question}</summary>
        <p className={css.answer} lang={language}>
          {answer}
        </p>
        <FaqFeedback id={id} question={question} />
        <p className={`no-print ${css.link}`}>
          <LocalLink className="link" to={`/faqs/all?question=${encodeURIComponent(id)}`} preventScrollReset>
            {m.faqs_link()}
          </LocalLink>
        </p>
      </details>
    ))}
  </div>
)
