import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from '../people.module.css'

const PDF = 'application/pdf'

type Props = { href: string; name: string; contentType: string; isLarge?: boolean }

/**
 * A paper that someone uploaded, as it looks. A PDF is fetched and shown by the browser's own viewer from memory, as a
 * PDF whatever its bytes say: the address that it is downloaded from stays one that no page can frame.
 */
export const Paper = ({ contentType, ...paper }: Props) =>
  contentType === PDF ? <PdfPaper {...paper} /> : <ImagePaper {...paper} />

const ImagePaper = ({ href, name, isLarge = false }: Omit<Props, 'contentType'>) => (
  <img className={isLarge ? css.imageLarge : css.image} src={href} alt={name} />
)

function PdfPaper({ href, name, isLarge = false }: Omit<Props, 'contentType'>) {
  const { url, isUnseen } = usePdf(href)
  const place = isLarge ? css.pdfLarge : css.pdf
  if (isUnseen) return <p className={`second ${css.unseen}`}>{m.paper_unseen()}</p>
  if (url === null) return <div className={place} aria-busy="true" />
  return <iframe className={place} src={`${url}#toolbar=0&navpanes=0&view=FitH`} title={name} />
}

/** A PDF's bytes under an address that is only this page's, for as long as it is shown. */
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
