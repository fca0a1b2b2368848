import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { formatBytes } from '@salvia/rules/format/format-measures'
import { IconFileText, IconZoomIn } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import css from '../people.module.css'
import { credentialMark, credentialWord } from '../people-words.ts'
import { CertificateFile } from './certificate-file.tsx'
import { CertificateViewer } from './certificate-viewer.tsx'

/** Uploaded credentials as thumbnails, each opening full-height next to the record. */
export function CertificateList({ practitioner: { id, certificates } }: { practitioner: AdminPractitioner }) {
  const [openId, setOpenId] = useState<string | null>(null)
  if (certificates.length === 0) return <Status mark="unavailable">{m.credential_missing()}</Status>
  const fileOf = ({ id: certificateId, name, contentType }: (typeof certificates)[number]) => ({
    href: `/api/practitioner/${id}/certificates/${certificateId}`,
    name,
    contentType,
  })
  const open = certificates.find((certificate) => certificate.id === openId)
  return (
    <>
      <ul className={css.certificates}>
        {certificates.map((certificate) => {
          const { href, name, contentType } = fileOf(certificate)
          return (
            <li key={certificate.id}>
              <div className={css.file}>
                <CertificateFile {...{ href, name, contentType }} />
                <button
                  type="button"
                  className={css.enlarge}
                  aria-label={m.common_open_named({ name })}
                  onClick={() => setOpenId(certificate.id)}
                >
                  <IconZoomIn size={18} stroke={1.75} aria-hidden="true" /> {m.common_open()}
                </button>
              </div>
              <p className={css.certificateName}>
                <IconFileText size={18} stroke={1.75} aria-hidden="true" />
                <a href={href} download>
                  {name}
                </a>
                <span className="second num">
                  {formatBytes(certificate.bytes, getLocale())} · <Time at={certificate.uploadedAt} />
                </span>
              </p>
              <Status mark={credentialMark(certificate.status)}>{credentialWord(certificate.status)}</Status>
              {certificate.reason && <p className="second">{certificate.reason}</p>}
            </li>
          )
        })}
      </ul>
      {open && <CertificateViewer key={open.id} {...fileOf(open)} onClose={() => setOpenId(null)} />}
    </>
  )
}
