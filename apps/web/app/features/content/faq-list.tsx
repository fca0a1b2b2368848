import type { ContentOf } from '@salvia/contract/content/content'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { useState } from 'react'
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
    {faqs.map((faq) => (
      <Question key={faq.id} faq={faq} language={language} isOpen={faq.id === open} />
    ))}
  </div>
)

type QuestionProps = { faq: Faq; language: LanguageCode; isOpen: boolean }

function Question({ faq: { id, question, answer }, language, isOpen }: QuestionProps) {
  const [wasOpened, setOpened] = useState(isOpen)
  return (
    <details
      id={id}
      className={css.faq}
      open={isOpen}
      // It opens without script: one that was opened before it is live has told nobody.
      ref={(details) => {
        if (details?.open) setOpened(true)
      }}
      onToggle={() => setOpened(true)}
    >
      <summary lang={language}>{question}</summary>
      <p className={css.answer} lang={language}>
        {answer}
      </p>
      {/* Of all questions at once they would make the page late to react. */}
      {wasOpened && <FaqFeedback id={id} question={question} />}
      <p className={`no-print ${css.link}`}>
        <LocalLink className="link" to={`/faqs/all?question=${encodeURIComponent(id)}`} preventScrollReset>
          {m.faqs_link()}
        </LocalLink>
      </p>
    </details>
  )
}
