import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { formatDate, formatNumber } from '@salvia/rules/format/format'
import { IconFileText, IconZoomIn } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Status } from '#app/ui/status.tsx'
import css from '../people.module.css'
import { credentialMark, credentialWord } from '../people-words.ts'
import { Paper } from './paper.tsx'
import { PaperViewer } from './paper-viewer.tsx'

const MEGABYTE = 1_000_000

/** The papers that someone uploaded, each as it looks, and at full height beside the record when it is opened. */
export function CertificateList({ practitioner: { id, certificates } }: { practitioner: AdminPractitioner }) {
  const [openId, setOpenId] = useState<string | null>(null)
  if (certificates.length === 0) return <Status mark="unavailable">{m.credential_missing()}</Status>
  const paperOf = ({ id: certificateId, name, contentType }: (typeof certificates)[number]) => ({
    href: `/api/practitioner/${id}/certificates/${certificateId}`,
    name,
    contentType,
  })
  const open = certificates.find((certificate) => certificate.id === openId)
  return (
    <>
      <ul className={css.certificates}>
        {certificates.map((certificate) => {
          const { href, name, contentType } = paperOf(certificate)
          const size = formatNumber(certificate.bytes / MEGABYTE, getLocale())
          return (
            <li key={certificate.id}>
              <div className={css.paper}>
                <Paper {...{ href, name, contentType }} />
                <button
                  type="button"
                  className={css.enlarge}
                  aria-label={m.paper_open({ name })}
                  onClick={() => setOpenId(certificate.id)}
                >
                  <IconZoomIn size={18} stroke={1.75} aria-hidden="true" /> {m.paper_open_short()}
                </button>
              </div>
              <p className={css.paperName}>
                <IconFileText size={18} stroke={1.75} aria-hidden="true" />
                <a href={href} download>
                  {name}
                </a>
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
      {open && <PaperViewer key={open.id} {...paperOf(open)} onClose={() => setOpenId(null)} />}
    </>
  )
}
