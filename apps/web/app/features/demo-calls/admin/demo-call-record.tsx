import type { AdminDemoCall } from '@salvia/contract/demo-calls/admin-demo-calls'
import { countryName, languageName } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time, timeFormatIn } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { adminDemoQuery } from './admin-demo-queries.ts'
import css from './demo-call-record.module.css'
import { demoStates } from './demo-state-words.ts'

type Props = { id: string; cancel: RowAction<AdminDemoCall> }

/** A booked call: when it is on both clocks, and what its person said. */
export function DemoCallRecord({ id, cancel }: Props) {
  const { data, error, refetch } = useQuery(adminDemoQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return (
    <>
      <DrawerBody>
        <h2 className="t20">{fullName(data)}</h2>
        <Status mark={demoStates[data.state].mark}>{demoStates[data.state].word()}</Status>
        <CallFacts call={data} />
        {data.message && (
          <section>
            <h3>{m.demo_call_message()}</h3>
            <p className={css.message}>{data.message}</p>
          </section>
        )}
      </DrawerBody>
      {cancel.isFor(data) && (
        <DrawerFoot>
          <Button variant="danger" onClick={() => void cancel.run([data])}>
            {cancel.label}
          </Button>
        </DrawerFoot>
      )}
    </>
  )
}

function CallFacts({ call }: { call: AdminDemoCall }) {
  const { startsAt, timeZone, minutes, email, phone, profession, countryCode, languageCode } = call
  const there = `${timeFormatIn(timeZone)(startsAt)} (${timeZone.replaceAll('_', ' ')})`
  return (
    <Facts
      facts={[
        [m.common_when(), <Time key="when" at={startsAt} />],
        [m.demo_call_their_clock(), there],
        [m.common_length(), m.demo_call_minutes_value({ minutes })],
        [
          m.person_email(),
          <a key="email" className="link" href={`mailto:${email}`}>
            {email}
          </a>,
        ],
        [
          m.person_phone(),
          phone && (
            <a key="phone" className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          ),
        ],
        [m.profession(), profession],
        [m.person_country(), countryCode && countryName(countryCode, getLocale())],
        [m.person_language(), languageName(languageCode)],
        [m.demo_call_booked_at(), <Time key="booked" at={call.createdAt} />],
        [m.demo_state_canceled(), call.canceledAt && <Time at={call.canceledAt} />],
      ]}
    />
  )
}
