import { useLocation } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { useShell } from './shell-data.ts'

type Props = { title: string; description: string; type?: 'website' | 'product'; image?: string }

/** How a page looks where its address is sent. */
export function SocialPreview({ title, description, type = 'website', image }: Props) {
  const { pathname } = useLocation()
  const origin = useShell()?.publicUrl
  if (!origin) return null
  return (
    <>
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + localPath(pathname, getLocale())} />
      <meta property="og:locale" content={getLocale()} />
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}
