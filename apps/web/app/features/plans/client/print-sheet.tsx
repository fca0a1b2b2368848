import type { RecommendationItem, SharedPlan } from '@salvia/contract/plans/plan-records'
import { fullName } from '@salvia/rules/people/full-name'
import { m } from '#app/paraglide/messages.js'
import { Time } from '#app/visit/time.tsx'
import { type DayPart, partsOfDay } from '../day-parts.ts'
import { useIntakeFormats } from '../dose-words.ts'
import { durationWord } from '../duration-words.ts'
import { firstDayLine } from '../files/first-day-line.ts'
import { sheetNotice } from '../files/sheet-notice.ts'
import { foodWord, timeWord } from '../intake-words.ts'
import { laterWords, phaseStart } from '../schedule-words.ts'
import { takenWords } from '../taken-words.ts'
import { planDurationWords } from './plan-duration.ts'
import css from './print-sheet.module.css'

export type PlanAddress = { url: string; qr: { path: string; size: number } }
type Props = { plan: SharedPlan; address: PlanAddress }

/**
 * The plan on paper: who wrote it, a table of the day, and how to open it again. Screens do not show it.
 * It says what its reader sees on the page, as the PDF does; what an address alone does not open is named as left out.
 */
const PrintSheet = ({ plan, address }: Props) => (
  <article className={`print-only ${css.sheet}`}>
    <SheetHead plan={plan} address={address} />
    {plan.summary && <p className={css.summary}>{plan.summary}</p>}
    {plan.description && <p className={css.message}>{plan.description}</p>}
    <FirstDay plan={plan} />
    <DayTable items={plan.recommendationItems} />
    <p>{sheetNotice(plan)}</p>
  </article>
)

function FirstDay({ plan }: Pick<Props, 'plan'>) {
  const line = firstDayLine(plan)
  return line === '' ? null : <p className={css.firstDay}>{line}</p>
}

function SheetHead({ plan, address: { url, qr } }: Props) {
  const { firstName, lastName, title, practiceName, city, phone, email } = plan.practitioner
  const duration = planDurationWords(plan)
  return (
    <header className={css.head}>
      <div>
        <p>
          <strong>{fullName({ firstName, lastName })}</strong>
          {title && `, ${title}`}
        </p>
        <p>{[practiceName, city, phone, email].filter(Boolean).join(' · ')}</p>
        <p className={css.name}>{plan.name}</p>
        <p>
          <Time at={plan.updatedAt} style="day" />
          {duration && ` · ${duration}`}
        </p>
        <p className={css.address}>{m.plan_print_address({ code: plan.shareCode, address: url })}</p>
      </div>
      <svg className={css.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={m.plan_print_qr()}>
        <path d={qr.path} />
      </svg>
    </header>
  )
}

function DayTable({ items }: { items: RecommendationItem[] }) {
  const parts = partsOfDay(items)
  return (
    <table className={css.day}>
      <thead>
        <tr>
          <th>{m.common_product()}</th>
          {parts.map(({ time }) => (
            <th key={time}>{time === 'AnyTime' ? m.plan_any_time() : timeWord(time)}</th>
          ))}
          <th>{m.plan_duration()}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <DayRow key={item.id} item={item} parts={parts} />
        ))}
      </tbody>
    </table>
  )
}

function DayRow({ item, parts }: { item: RecommendationItem; parts: DayPart[] }) {
  const formats = useIntakeFormats()
  const { product, notes, intakeFoodInstruction: food, duration, schedule, intakeFormatId } = item
  const amountAt = ({ taken }: DayPart): string => {
    const part = taken.find((each) => each.item.id === item.id)
    if (!part) return ''
    const amount = part.units === null ? '✓' : takenWords({ ...part, units: part.units }, formats)
    return [amount, schedule && part.phase > 0 && phaseStart(schedule, part.phase)].filter(Boolean).join(' ')
  }
  return (
    <tr>
      <th scope="row">
        {product.name}
        <span className={css.brand}>{product.brandName}</span>
        {schedule && <span>{laterWords({ schedule, intakeFormatId }, formats)}</span>}
        {notes && <span>{notes}</span>}
      </th>
      {parts.map((part) => (
        <td key={part.time}>
          {amountAt(part)}{' '}
          {food && amountAt(part) !== '' && <span className={css.food}>{foodWord(food)}</span>}
        </td>
      ))}
      <td>{duration && durationWord(duration)}</td>
    </tr>
  )
}

export default PrintSheet
