import { feedbackLengths } from '@salvia/contract/words/lengths'
import { useCommand } from '#app/api/use-command.ts'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import css from '../practitioners/onboarding.module.css'

const ratings = Array.from({ length: 11 }, (_, rating) => rating)

/** Asks for product feedback when due; asked again much later, answered or not. */
export function FeedbackCard() {
  const { run: dismiss, isPending } = useCommand({
    send: (api) => api('POST /users/feedback', { body: { isDismissed: true } }),
    stale: ['GET /users/me'],
  })
  const state = useForm(
    async (given, api) => {
      const rating = textOf(given, 'rating')
      const text = textOf(given, 'text')
      if (rating === '' && text === '') return { general: m.feedback_empty() }
      await api('POST /users/feedback', {
        body: { rating: rating === '' ? null : Number(rating), text },
      })
      showSnackbar({ id: 'feedback', type: 'success', mainText: m.feedback_thanks() })
      return null
    },
    { stale: ['GET /users/me'] },
  )
  const { onInput } = state.field('rating')
  return (
    <form method="post" ref={state.form} className={`card ${css.card}`} onSubmit={state.submit} noValidate>
      <fieldset>
        <legend className={css.legend}>{m.feedback_title()}</legend>
        <div className={css.ratings}>
          {ratings.map((rating) => (
            <label key={rating}>
              <input type="radio" name="rating" value={rating} onInput={onInput} />
              {rating}
            </label>
          ))}
        </div>
        <p className="third">{m.feedback_scale()}</p>
      </fieldset>
      <TextAreaField label={m.feedback_text()} maxLength={feedbackLengths.text} {...state.field('text')} />
      <FormFooter {...state} isSaved={false} label={m.feedback_send()}>
        <Button variant="subtle" loading={isPending} onClick={() => dismiss()}>
          {m.feedback_later()}
        </Button>
      </FormFooter>
    </form>
  )
}
