import type { AdminPractitioner } from '@salvia/contract/admin-practitioners'
import { IconFileText } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDate, formatNumber } from '#app/ui/format.ts'
import { Status } from '#app/ui/status.tsx'
import css from './people.module.css'
import { credentialMark, credentialWord } from './people-words.ts'

const MEGABYTE = 1_000_000

/** The papers that someone uploaded: a picture is shown, a PDF is opened beside. */
export function CertificateList({ practitioner: { id, certificates } }: { practitioner: AdminPractitioner }) {
  if (certificates.length === 0) return <Status mark="unavailable">{m.credential_missing()}</Status>
  return (
    <ul className={css.certificates}>
      {certificates.map((certificate) => {
        const href = `/api/practitioner/${id}/certificates/${certificate.id}`
        const size = formatNumber(certificate.bytes / MEGABYTE, getLocale())
        return (
          <li key={certificate.id}>
            {certificate.contentType.startsWith('image/') && (
              <a href={href} className={css.paper}>
                <img src={href} alt={certificate.name} loading="lazy" />
              </a>
            )}
            <p className={css.paperName}>
              <IconFileText size={18} stroke={1.75} aria-hidden="true" />
              <a href={href}>{certificate.name}</a>
              <span className="second num">
                {m.file_size({ size })} · {formatDate(certificate.uploadedAt, getLocale(), 'time')}
              </span>
            </p>
            <Status mark={credentialMark(certificate.status)}>{credentialWord(certificate.status)}</Status>
            {certificate.reason && <p className="second">{certificate.reason}</p>}
          </li>
        )
      })}
    </ul>
  )
}
