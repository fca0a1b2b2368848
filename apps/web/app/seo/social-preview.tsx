import { useLocation } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { useShell } from '#app/visit/shell-data.ts'
import { DRAWN_IN_SIZE, type Picture, previewOf, SIZE } from './preview-of.ts'

const ogLocales = { en: 'en_GB', de: 'de_DE', nl: 'nl_NL', fr: 'fr_FR' }

type Drawn = 'home' | 'shop' | 'brands' | 'plan'
type Props = {
  title: string
  description: string
  type?: 'website' | 'product'
} /** Without a picture of its own a page has a drawn one. */ & (
  | { drawn: Drawn; picture?: Picture | null; image?: undefined }
  | { drawn?: undefined; picture?: undefined; image: string }
)

function Preview({ title, description, type = 'website', image, picture, drawn }: Props) {
  const { pathname } = useLocation()
  const origin = useShell()?.publicUrl
  if (!origin) return null
  const own = image ? { src: image + DRAWN_IN_SIZE, ...SIZE } : picture && previewOf(picture)
  const { src, width, height } = own ?? { src: `/images/social/${drawn}?lang=${getLocale()}`, ...SIZE }
  return (
    <>
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + localPath(pathname, getLocale())} />
      <meta property="og:locale" content={ogLocales[getLocale()]} />
      <meta property="og:image" content={new URL(src, origin).href} />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const nothing = (_: Props) => null

/**
 * Open Graph tags: the page's own image, else a generated one. Crawlers read the server's HTML, so this needs no client
 * script.
 */
export const SocialPreview = import.meta.env.SSR ? Preview : nothing
