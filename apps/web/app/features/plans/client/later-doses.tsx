import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import { useIntakeFormats } from '../dose-words.ts'
import { laterWords } from '../schedule-words.ts'
import css from './your-day.module.css'

type Props = { schedule: DoseSchedule; intakeFormatId: string | null }

/** The doses of the days after the first. */
export const LaterDoses = (changing: Props) => (
  <small className={css.later}>{laterWords(changing, useIntakeFormats())}</small>
)
