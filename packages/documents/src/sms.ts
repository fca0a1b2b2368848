import type { LanguageCode } from '@salvia/contract/words/locale'
import { plainName } from '@salvia/rules/outbox/typed-in-mails'
import { say } from './say.ts'

type PlanInvitation = {
  languageCode: LanguageCode
  practitionerName: string
  url: string
  /** The practitioner's own words; may be empty. */
  text: string
}

/** An SMS's template data, stored until it is sent: a code for a phone number or an invited person, or a plan's link. */
export type SmsContent =
  | { template: 'phoneCode' | 'contactCode'; props: { languageCode: LanguageCode; code: string } }
  | { template: 'planInvitation'; props: PlanInvitation }
  | { template: 'planReminder'; props: PlanInvitation }

function renderPlanMessage(
  template: 'planInvitation' | 'planReminder',
  { languageCode, practitionerName, url, text }: PlanInvitation,
): string {
  const practitioner = plainName(practitionerName) ?? say(languageCode, 'account.someone')
  const link = say(languageCode, `${template}.text`, { practitioner, url })
  return text === '' ? link : `${text}\n${link}`
}

/** Renders an SMS. */
export function renderSms(content: SmsContent): string {
  if (content.template === 'planInvitation' || content.template === 'planReminder')
    return renderPlanMessage(content.template, content.props)
  const { languageCode, code } = content.props
  return say(languageCode, `${content.template}.text`, { code })
}
