import { cloneElement } from 'react'
import { ScrollRestoration } from 'react-router'

type Script = { dangerouslySetInnerHTML: { __html: string } }

/**
 * The router's restoring of where a page was scrolled to. Its inline script throws where the browser blocks site data,
 * also while it handles that: there it is left out, and pages open at their top.
 */
export function KeptScroll() {
  const script = ScrollRestoration({})
  if (script === null) return null
  const { __html: restore } = (script.props as Script).dangerouslySetInnerHTML
  return cloneElement(script, {
    dangerouslySetInnerHTML: { __html: `try{sessionStorage.length;${restore}}catch{}` },
  })
}
