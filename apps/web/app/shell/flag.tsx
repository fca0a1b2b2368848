import type { LanguageCode } from '@salvia/contract/words/locale'
import {
  AT,
  BE,
  BG,
  CH,
  CY,
  CZ,
  DE,
  DK,
  EE,
  ES,
  FI,
  FR,
  GB,
  GR,
  HR,
  HU,
  IE,
  IS,
  IT,
  LI,
  LT,
  LU,
  LV,
  MT,
  NL,
  NO,
  PL,
  PT,
  RO,
  SE,
  SI,
  SK,
} from 'country-flag-icons/react/3x2'
import css from './ship-to-dialog.module.css'

type Drawn = typeof NL

/** Europe and Switzerland: where carriers of ours may go. A country without a drawn flag shows none. */
const flags: Record<string, Drawn> = {
  AT,
  BE,
  BG,
  CH,
  CY,
  CZ,
  DE,
  DK,
  EE,
  ES,
  FI,
  FR,
  GB,
  GR,
  HR,
  HU,
  IE,
  IS,
  IT,
  LI,
  LT,
  LU,
  LV,
  MT,
  NL,
  NO,
  PL,
  PT,
  RO,
  SE,
  SI,
  SK,
}

const ofLanguage: Record<LanguageCode, Drawn> = { en: GB, de: DE, nl: NL, fr: FR }

export function CountryFlag({ code }: { code: string }) {
  const Flag = flags[code]
  return Flag ? <Flag className={css.flag} aria-hidden="true" /> : <span className={css.flag} />
}

export function LanguageFlag({ code }: { code: LanguageCode }) {
  const Flag = ofLanguage[code]
  return <Flag className={css.flag} aria-hidden="true" />
}
