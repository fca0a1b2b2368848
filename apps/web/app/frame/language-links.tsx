import { DEFAULT_LANGUAGE, languages } from '@salvia/contract/words/locale'
import { useLocation } from 'react-router'
import { isPublicPage, localPath } from '#app/language/local-path.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { useShell } from '#app/visit/shell-data.ts'

/** `hreflang` and canonical links of a public page. */
export function LanguageLinks() {
  const { pathname } = useLocation()
  const origin = useShell()?.publicUrl
  if (!origin || !isPublicPage(pathname)) return null
  return (
    <>
      <link rel="canonical" href={origin + localPath(pathname, getLocale())} />
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + localPath(pathname, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + localPath(pathname, DEFAULT_LANGUAGE)} />
    </>
  )
}
