import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { AnswerNote } from './answer-note.tsx'
import type { NotCopied } from './copy-as-shown.ts'
import { DifferenceList } from './difference-list.tsx'

/** Answers who wanted to copy a template that says something else by now, or is gone. */
export const TemplateNotCopied = ({ changes }: NotCopied) =>
  changes === null ? (
    <AnswerNote
      title={m.template_gone_title()}
      action={
        <Link className="link" to="/treatment-plans/templates">
          {m.template_gone_back()}
        </Link>
      }
    >
      <p>{m.template_gone_text()}</p>
    </AnswerNote>
  ) : (
    <AnswerNote title={m.template_changed_title()}>
      <p>{m.template_changed_text()}</p>
      <DifferenceList difference={changes} />
    </AnswerNote>
  )
