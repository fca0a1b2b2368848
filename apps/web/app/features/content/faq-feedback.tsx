import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import css from './faq-list.module.css'

/** Asks whether an answer helped; who says no is led on to a person. */
export function FaqFeedback({ id, question }: { id: string; question: string }) {
  const { run, isPending, isSuccess, input } = useCommand({
    send: (api, wasHelpful: boolean) =>
      api('PUT /content/faqs/{id}/feedback', { params: { id }, body: { wasHelpful } }),
  })
  if (isSuccess)
    return (
      <p className={`no-print ${css.feedback}`} role="status">
        {input ? m.faqs_helped() : m.faqs_helped_not()}
      </p>
    )
  return (
    <fieldset className={`no-print ${css.feedback}`} aria-label={m.faqs_did_help_with({ question })}>
      <span>{m.faqs_did_help()}</span>
      <Button size="sm" loading={isPending && input === true} onClick={() => run(true)}>
        {m.common_yes()}
      </Button>
      <Button size="sm" loading={isPending && input === false} onClick={() => run(false)}>
        {m.common_no()}
      </Button>
    </fieldset>
  )
}
