import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Pages } from '#app/ui/pages.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Time } from '#app/visit/time.tsx'
import { DataExport } from './data-export.tsx'
import { EraseAccount } from './erase-account.tsx'

type Props = { isClient: boolean; isAdmin: boolean; onErased: () => void }

/** Consents, who accessed the user's plans, data export and account deletion. */
export const PrivacySection = ({ isClient, isAdmin, onErased }: Props) => (
  <div className={parts.stack}>
    <Consents />
    {isClient && <AccessLog />}
    <DataExport />
    {isAdmin ? <ErasedByAnother /> : <Erasure isClient={isClient} onErased={onErased} />}
  </div>
)

/** Admins cannot delete themselves: another admin closes their account, so that one always remains. */
const ErasedByAnother = () => (
  <div>
    <h3>{m.privacy_erase()}</h3>
    <p className="second">{m.privacy_erase_admin()}</p>
  </div>
)

function Erasure({ isClient, onErased }: Pick<Props, 'isClient' | 'onErased'>) {
  const [isErasing, setErasing] = useState(false)
  return (
    <>
      <div>
        <h3>{m.privacy_erase()}</h3>
        <p className="second">{m.privacy_erase_text()}</p>
      </div>
      <div>
        <Button variant="danger" onClick={() => setErasing(true)}>
          {m.privacy_erase()}
        </Button>
      </div>
      <EraseAccount
        isClient={isClient}
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        onErased={onErased}
      />
    </>
  )
}

const consentWords = {
  Terms: m.privacy_terms,
  Privacy: m.privacy_policy,
  Marketing: m.privacy_marketing,
  MailOpens: m.privacy_mail_opens,
}

function Consents() {
  const { data, isError, refetch } = useQuery(query('GET /privacy/consents', {}))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={2} />
  return (
    <div>
      <h3>{m.privacy_consents()}</h3>
      {data.length === 0 && <p className="second">{m.privacy_no_consents()}</p>}
      <ul className={parts.list}>
        {data.map((consent) => (
          <li key={`${consent.kind} ${consent.at}`}>
            <span className={parts.grow}>
              {consentWords[consent.kind]()}{' '}
              <span className="third">{m.privacy_version({ version: consent.textVersion })}</span>
            </span>
            <span>{consent.isGiven ? m.privacy_given() : m.privacy_taken_back()}</span>
            <span className="second num">
              <Time at={consent.at} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const LIMIT = 10

const readWords = {
  PlanRead: m.privacy_plan_read,
  ClientRead: m.privacy_file_read,
  ClientChanged: m.privacy_file_changed,
}

function AccessLog() {
  const [offset, setOffset] = useState(0)
  const { data, isError, refetch } = useQuery(
    query('GET /privacy/access-log', { query: { offset, limit: LIMIT } }),
  )
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={2} />
  return (
    <div>
      <h3>{m.privacy_access()}</h3>
      {data.results.length === 0 && <p className="second">{m.privacy_no_access()}</p>}
      <ul className={parts.list}>
        {data.results.map((entry) => (
          <li key={entry.id}>
            <span className={parts.grow}>
              {entry.readerName}
              <br />
              <span className="second">
                {[readWords[entry.what](), entry.planName].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="second num">
              <Time at={entry.at} />
            </span>
          </li>
        ))}
      </ul>
      {data.pager.count > LIMIT && (
        <Pages count={data.pager.count} limit={LIMIT} offset={offset} onGo={setOffset} />
      )}
    </div>
  )
}
