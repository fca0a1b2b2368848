import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import { useIntakeFormats } from '../dose-words.ts'
import { laterWords } from '../schedule-words.ts'
import css from './your-day.module.css'

type Props = { schedule: DoseSchedule; intakeFormatId: string | null; phase: number }

/** When the dose of a phase begins, unless at once, and the doses after it. */
export const LaterDoses = ({ phase, ...changing }: Props) => (
  <small className={css.later}>{laterWords(changing, useIntakeFormats(), phase)}</small>
)
