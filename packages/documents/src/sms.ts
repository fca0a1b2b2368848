import type { LanguageCode } from '@salvia/contract/words/locale'
import { say } from './say.ts'

/** What a text message is made of, kept as data until it is sent: a code that confirms a number, or an invited person. */
export type SmsContent = {
  template: 'phoneCode' | 'contactCode'
  props: { languageCode: LanguageCode; code: string }
}

/** The text of a queued message. */
export const renderSms = ({ template, props }: SmsContent): string =>
  say(props.languageCode, `${template}.text`, { code: props.code })
