import type { BrandPage } from '@salvia/contract/catalogue/shop'
import { useLocation } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import { useShell } from '#app/visit/shell-data.ts'

const isAddress = (url: string | null): url is string => url !== null

function brandData(brand: BrandPage, origin: string, address: string) {
  const { websiteUrl } = brand
  const website = websiteUrl?.startsWith('//') ? `https:${websiteUrl}` : websiteUrl
  return {
    '@context': 'https://schema.org',
    '@type': 'Brand',
    name: brand.name,
    url: address,
    ...(brand.description ? { description: brand.description } : {}),
    ...(brand.imageUrl ? { logo: new URL(brand.imageUrl, origin).href } : {}),
    ...(isAddress(website ?? null) ? { sameAs: website } : {}),
  }
}

/** What search engines and previews read of a brand. */
export function BrandHead({ brand }: { brand: BrandPage }) {
  const { pathname } = useLocation()
  const origin = useShell()?.publicUrl
  if (!origin) return null
  return (
    <>
      <SocialPreview
        title={brand.name}
        description={brand.description || m.brand_meta({ name: brand.name })}
        {...(brand.imageUrl ? { image: brand.imageUrl } : { drawn: 'brands' })}
      />
      <JsonLd data={brandData(brand, origin, origin + localPath(pathname, getLocale()))} />
    </>
  )
}
