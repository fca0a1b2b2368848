import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from '../people.module.css'

const PDF = 'application/pdf'

type Props = { href: string; name: string; contentType: string; isLarge?: boolean }

/**
 * Shows an uploaded document. PDFs are fetched and shown from a blob URL, always typed as PDF, because the download URL
 * must not be frameable.
 */
export const CertificateFile = ({ contentType, ...file }: Props) =>
  contentType === PDF ? <PdfFile {...file} /> : <ImageFile {...file} />

const ImageFile = ({ href, name, isLarge = false }: Omit<Props, 'contentType'>) => (
  <img className={isLarge ? css.imageLarge : css.image} src={href} alt={name} />
)

function PdfFile({ href, name, isLarge = false }: Omit<Props, 'contentType'>) {
  const { url, isUnseen } = usePdf(href)
  const place = isLarge ? css.pdfLarge : css.pdf
  if (isUnseen) return <p className={`second ${css.unseen}`}>{m.certificate_unseen()}</p>
  if (url === null) return <div className={place} aria-busy="true" />
  return <iframe className={place} src={`${url}#toolbar=0&navpanes=0&view=FitH`} title={name} />
}

/** A blob URL for a PDF, revoked on unmount. */
function usePdf(href: string): { url: string | null; isUnseen: boolean } {
  const [url, setUrl] = useState<string | null>(null)
  const [isUnseen, setUnseen] = useState(false)
  useEffect(() => {
    if (!navigator.pdfViewerEnabled) return setUnseen(true)
    const leaving = new AbortController()
    let made: string | undefined
    const load = async () => {
      const answer = await fetch(href, { signal: leaving.signal })
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
      made = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: PDF }))
      if (leaving.signal.aborted) URL.revokeObjectURL(made)
      else setUrl(made)
    }
    load().catch(() => !leaving.signal.aborted && setUnseen(true))
    return () => {
      leaving.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [href])
  return { url, isUnseen }
}
