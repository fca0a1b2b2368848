import { useLocation } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { useShell } from '#app/visit/shell-data.ts'

const ogLocales = { en: 'en_GB', de: 'de_DE', nl: 'nl_NL', fr: 'fr_FR' }

type Drawn = 'home' | 'shop' | 'brands' | 'plan'
type Props = { title: string; description: string; type?: 'website' | 'product' } & (
  | { drawn: Drawn; image?: undefined }
  | { drawn?: undefined; image: string }
)

function Preview({ title, description, type = 'website', image, drawn }: Props) {
  const { pathname } = useLocation()
  const origin = useShell()?.publicUrl
  if (!origin) return null
  const address = image
    ? `${image}?width=1280&height=640&format=jpeg&background=f7f7f5`
    : `/images/social/${drawn}?lang=${getLocale()}`
  return (
    <>
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + localPath(pathname, getLocale())} />
      <meta property="og:locale" content={ogLocales[getLocale()]} />
      <meta property="og:image" content={new URL(address, origin).href} />
      <meta property="og:image:width" content="1280" />
      <meta property="og:image:height" content="640" />
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
