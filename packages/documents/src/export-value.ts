import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import { formatInstant } from '@salvia/rules/format/format'
import { deviceOf } from '@salvia/rules/people/device-of'
import { exportTexts } from './export-texts.ts'
import type { ExportField } from './export-words.ts'
import { fill } from './fill.ts'

export type ExportValue = string | number | boolean | string[] | null

/** In which language, and by the clock of which IANA time zone, a document is written. */
export type Reader = { language: LanguageCode; timeZone: string }

/** A device by its browser and its system. */
const deviceWords: Translated = {
  en: '{browser} on {system}',
  de: '{browser} unter {system}',
  nl: '{browser} op {system}',
  fr: '{browser} sous {system}',
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** "Chrome on Windows"; what a browser says of itself where that is not known. */
function deviceName(userAgent: string, language: LanguageCode): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser !== null && system !== null) return fill(deviceWords[language], { browser, system })
  return browser ?? system ?? userAgent
}

/** A value as its person reads it: yes or no, a device by its name, an instant by the reader's own clock. */
export function shownValue(field: ExportField, value: ExportValue, { language, timeZone }: Reader): string {
  if (typeof value === 'boolean') return exportTexts[value ? 'yes' : 'no'][language]
  if (Array.isArray(value)) return value.join('\n')
  const text = String(value ?? '')
  if (field === 'device') return deviceName(text, language)
  return INSTANT.test(text) ? formatInstant(text, { language, style: 'moment', timeZone }) : text
}
