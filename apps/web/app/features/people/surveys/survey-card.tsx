import type { ApiInput } from '@salvia/contract/api-calls'
import type { Survey } from '@salvia/contract/people/surveys'
import { feedbackLengths } from '@salvia/contract/words/lengths'
import type { SurveyType } from '@salvia/contract/words/people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { query } from '#app/api/query.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import css from '../practitioners/onboarding.module.css'
import { type Question, questions } from './survey-words.ts'

const surveyQuery = (userId: string) =>
  query('GET /surveys/{surveyType}', { params: { surveyType: 'onboarding' }, query: { userId } })

type Answers = ApiInput<'PATCH /surveys/{surveyType}'>['body']['answers']

const OTHER = 'Other'

/** The onboarding survey for the signed-in user. */
export function SurveyCard({ userId }: { userId: string }) {
  const client = useQueryClient()
  const { data } = useQuery(surveyQuery(userId))
  if (!data || data.completedAt !== null) return null
  const keep = async (api: Api, body: Kept) => {
    const survey = await api('PATCH /surveys/{surveyType}', {
      params: { surveyType: 'onboarding' },
      body,
    })
    client.setQueryData(surveyQuery(userId).queryKey, survey)
  }
  return <SurveyQuestions survey={data} keep={keep} />
}

/** The same survey from a mailed link, without a login. */
export function MailedSurvey({ surveyType, token }: { surveyType: SurveyType; token: string }) {
  const [survey, setSurvey] = useState<Survey>({ surveyType, answers: {}, completedAt: null })
  if (survey.completedAt !== null) return <p>{m.survey_page_thanks()}</p>
  const keep = async (api: Api, body: Kept) => {
    const kept = await api('PATCH /surveys/{surveyType}', {
      params: { surveyType },
      body: { ...body, token },
    })
    // A completed survey is answered again, through to its last question.
    setSurvey(body.isComplete ? kept : { ...kept, completedAt: null })
  }
  return <SurveyQuestions survey={survey} keep={keep} />
}

type Kept = { answers: Answers; isComplete: boolean }
type QuestionsProps = { survey: Survey; keep: (api: Api, kept: Kept) => Promise<void> }

/** One question at a time; each answer is saved immediately and can be skipped. */
function SurveyQuestions({ survey, keep }: QuestionsProps) {
  const [chosenAt, setAt] = useState<number | null>(null)
  const at = chosenAt ?? firstOpen(survey)
  const question = questions[at]
  const isLast = at === questions.length - 1
  const { run: answer, isPending: isBusy } = useCommand({
    send: async (api, answers: Answers) => {
      await keep(api, { answers, isComplete: isLast })
      return at + 1
    },
    // The stored progress may have advanced already: count from the answered question.
    onDone: (next: number) => setAt(next),
  })
  if (!question) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    return answer(answersOf(new FormData(event.currentTarget), question))
  }
  return (
    <form method="post" key={question.id} className={`card ${css.card}`} onSubmit={submit}>
      <p className="second">{m.survey_progress({ at: at + 1, all: questions.length })}</p>
      <QuestionFields question={question} given={survey.answers} />
      <div className={css.actions}>
        <Button type="submit" variant="light" loading={isBusy}>
          {isLast ? m.onboarding_finish() : m.survey_next()}
        </Button>
        {at > 0 && (
          <Button variant="subtle" onClick={() => setAt(at - 1)}>
            {m.common_back()}
          </Button>
        )}
        <Button variant="subtle" held={isBusy} onClick={() => answer({})}>
          {m.survey_skip()}
        </Button>
      </div>
    </form>
  )
}

function firstOpen({ answers }: Survey): number {
  const at = questions.findIndex(({ id }) => answers[id] === undefined)
  return at === -1 ? questions.length - 1 : at
}

function answersOf(given: FormData, question: Question): Answers {
  const values = given.getAll(question.id).map(String)
  const otherText = String(given.get('otherText') ?? '').trim()
  const answer = question.isMany ? values : values[0]
  return {
    ...(answer === undefined ? {} : { [question.id]: answer }),
    ...(values.includes(OTHER) && otherText !== '' ? { otherText } : {}),
  }
}

type FieldsProps = { question: Question; given: Survey['answers'] }

function QuestionFields({ question, given }: FieldsProps) {
  const known = given[question.id]
  const isGiven = (value: string) =>
    Array.isArray(known) ? known.some((one) => one === value) : known === value
  const [isOther, setOther] = useState(isGiven(OTHER))
  return (
    <>
      <fieldset>
        <legend className={css.legend}>{question.title()}</legend>
        <div className={css.answers}>
          {question.choices.map(({ value, label }) => (
            <label key={value} className={css.answer}>
              <input
                type={question.isMany ? 'checkbox' : 'radio'}
                name={question.id}
                value={value}
                defaultChecked={isGiven(value)}
                onChange={(event) => {
                  if (!question.isMany || value === OTHER)
                    setOther(value === OTHER && event.currentTarget.checked)
                }}
              />
              {label()}
            </label>
          ))}
        </div>
      </fieldset>
      {isOther && (
        <TextField
          name="otherText"
          label={m.survey_other_text()}
          defaultValue={given.otherText ?? ''}
          maxLength={feedbackLengths.surveyText}
        />
      )}
    </>
  )
}
