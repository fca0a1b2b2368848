import type { LanguageCode } from '@salvia/contract/words/locale'
import { say } from './say.ts'

/** What a text message is made of: kept as data until it is sent. */
export type SmsContent = { template: 'phoneCode'; props: { languageCode: LanguageCode; code: string } }

/** The text of a queued message. */
export const renderSms = ({ props }: SmsContent): string =>
  say(props.languageCode, 'phoneCode.text', { code: props.code })
