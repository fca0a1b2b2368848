import { feedbackLengths } from '@salvia/contract/words/lengths'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import css from './comparison.module.css'

/** Says which page the feedback is about, whatever its language. */
const SUBJECT = 'Comparison: '
const LONGEST = feedbackLengths.text - SUBJECT.length

/** Free-text feedback: what is missing here. */
export function ComparisonFeedback() {
  const state = useForm(async (given, api) => {
    const text = textOf(given, 'text').trim()
    if (text === '') return { text: m.comparison_feedback_empty() }
    await api('POST /users/feedback', { body: { rating: null, text: SUBJECT + text } })
    state.form.current?.reset()
    showSnackbar({ id: 'feedback', type: 'success', mainText: m.feedback_thanks() })
    return null
  })
  return (
    <form
      method="post"
      ref={state.form}
      className={`card ${css.feedback}`}
      onSubmit={state.submit}
      noValidate
    >
      <TextAreaField
        label={m.comparison_feedback_text()}
        maxLength={LONGEST}
        rows={3}
        {...state.field('text')}
      />
      <FormFooter {...state} isSaved={false} label={m.feedback_send()} />
    </form>
  )
}
