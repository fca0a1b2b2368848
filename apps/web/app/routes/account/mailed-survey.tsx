import { surveyTypes } from '@salvia/contract/words/people'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { MailedSurvey } from '#app/features/people/surveys/survey-card.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/mailed-survey'

/** A survey opened from a mailed link; 404 without a valid one. */
export function loader({ params, url }: Route.LoaderArgs) {
  const surveyType = surveyTypes.find((type) => type === params.surveyType)
  const token = url.searchParams.get('token')
  if (!surveyType || !token) throw new Response(null, { status: 404 })
  return { surveyType, token }
}

export default function MailedSurveyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AuthPage title={m.survey_page_title()} lead={m.survey_page_lead()}>
      <MailedSurvey {...loaderData} />
    </AuthPage>
  )
}
