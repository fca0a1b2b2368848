import type { DemoCall } from '@salvia/contract/demo-calls/demo-calls'
import { MINUTE_MS } from '@salvia/contract/durations'
import { m } from '#app/paraglide/messages.js'
import { timeFormatIn } from '#app/visit/time.tsx'
import css from './demo.module.css'

/** When a call is, on the clock of the zone that its person chose. */
export function BookedTime({ startsAt, minutes, timeZone }: DemoCall) {
  const write = timeFormatIn(timeZone)
  const end = new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString()
  return (
    <div className={css.when}>
      <p className="t16 strong">
        <time dateTime={startsAt}>
          {m.common_day_from_to({
            day: write(startsAt, 'weekday'),
            from: write(startsAt, 'clock'),
            to: write(end, 'clock'),
          })}
        </time>
      </p>
      <p className="second">{m.demo_call_in_zone({ zone: timeZone.replaceAll('_', ' ') })}</p>
    </div>
  )
}
