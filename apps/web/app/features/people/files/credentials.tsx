import type { Certificate } from '@salvia/contract/people/practitioners'
import { servedAt } from '@salvia/contract/route'
import { formatPercent } from '@salvia/rules/format/format'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { invalidate } from '#app/api/invalidate.ts'
import { upload } from '#app/api/upload.ts'
import { useCommand } from '#app/api/use-command.ts'
import { type SendingFile, useUploads } from '#app/forms/use-uploads.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { Status, type StatusMark } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { profileReads } from '../people-queries.ts'
import css from '../profile/settings.module.css'

const states: Record<Certificate['status'], { mark: StatusMark; label: () => string }> = {
  Pending: { mark: 'open', label: m.credentials_pending },
  Passed: { mark: 'available', label: m.credential_passed },
  Failed: { mark: 'unavailable', label: m.credential_failed },
}

type Props = { practitionerId: string; certificates: Certificate[] }

/** A practitioner's credentials: uploaded, under review, accepted or rejected with a reason. */
export function Credentials({ practitionerId, certificates }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const { sending, send, forget } = useUploads(async (file, onProgress) => {
    await upload({ method: 'PUT', path: '/settings/profile/certificate', file, name: file.name, onProgress })
    await invalidate(client, ...profileReads)
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void send([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }
  return (
    <div className={parts.stack}>
      {certificates.length === 0 && sending.length === 0 && <p>{m.credentials_none()}</p>}
      <ul className={parts.list} hidden={certificates.length + sending.length === 0}>
        {certificates.map((certificate) => (
          <Row key={certificate.id} practitionerId={practitionerId} certificate={certificate} />
        ))}
        {sending.map((one) => (
          <SendingRow key={one.id} sending={one} onForget={() => forget(one.id)} />
        ))}
      </ul>
      <div className={parts.row}>
        <input
          ref={input}
          className={css.file}
          type="file"
          multiple
          accept="application/pdf,image/png,image/jpeg"
          aria-label={m.credentials_choose()}
          tabIndex={-1}
          onChange={choose}
        />
        <Button onClick={() => input.current?.click()}>{m.credentials_choose()}</Button>
        <span className="second">{m.credentials_limits()}</span>
      </div>
    </div>
  )
}

function Row({ practitionerId, certificate }: { practitionerId: string; certificate: Certificate }) {
  const { id, name, status, reason, uploadedAt } = certificate
  const { run: remove, isPending } = useCommand({
    send: (api) =>
      api('DELETE /practitioner/{practitionerDataId}/certificates/{id}', {
        params: { practitionerDataId: practitionerId, id },
      }),
    stale: profileReads,
  })
  return (
    <li>
      <p className={parts.grow}>
        <a href={servedAt(`/practitioner/${practitionerId}/certificates/${id}`)} download>
          {name}
        </a>
        <br />
        <Time className="second" at={uploadedAt} style="day" />
        {reason && (
          <>
            <br />
            <span>{m.credentials_reason({ reason })}</span>
          </>
        )}
      </p>
      <Status mark={states[status].mark}>{states[status].label()}</Status>
      {status !== 'Passed' && (
        <Button
          size="sm"
          variant="subtle"
          loading={isPending}
          aria-label={m.common_remove_named({ name })}
          onClick={() => remove()}
        >
          {m.common_remove()}
        </Button>
      )}
    </li>
  )
}

const SendingRow = ({ sending, onForget }: { sending: SendingFile; onForget: () => void }) => (
  <li role="status">
    <span className={parts.grow}>{sending.name}</span>
    {sending.error ? (
      <>
        <Status mark="unavailable">{sending.error}</Status>
        <Button size="sm" variant="subtle" onClick={onForget}>
          {m.common_close()}
        </Button>
      </>
    ) : (
      <>
        <span className="num second">{formatPercent(Math.round(sending.done * 100), getLocale())}</span>
        <span className={css.bar} aria-hidden="true">
          <i style={{ width: `${Math.round(sending.done * 100)}%` }} />
        </span>
      </>
    )}
  </li>
)
