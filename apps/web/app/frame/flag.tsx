import type { LanguageCode } from '@salvia/contract/words/locale'
import * as drawn from './drawn-flags.ts'
import css from './ship-to-dialog.module.css'

type Drawn = typeof drawn.NL

const flags = new Map<string, Drawn>(Object.entries(drawn))
const ofLanguage: Record<LanguageCode, Drawn> = { en: drawn.GB, de: drawn.DE, nl: drawn.NL, fr: drawn.FR }

export function CountryFlag({ code }: { code: string }) {
  const Flag = flags.get(code)
  return Flag ? <Flag className={css.flag} aria-hidden="true" /> : <span className={css.flag} />
}

export function LanguageFlag({ code }: { code: LanguageCode }) {
  const Flag = ofLanguage[code]
  return <Flag className={css.flag} aria-hidden="true" />
}
