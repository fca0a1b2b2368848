import { cloneElement } from 'react'
import { ScrollRestoration } from 'react-router'

type Script = { dangerouslySetInnerHTML: { __html: string } }

/**
 * The router's restoring of where a page was scrolled to. Its inline script throws where the browser blocks site data,
 * also while it handles that: there it is left out, and pages open at their top. Only the server writes the script, so
 * visitors do not load this.
 */
export function ScrollPosition() {
  const script = ScrollRestoration({})
  if (!import.meta.env.SSR || script === null) return script
  const { __html: restore } = (script.props as Script).dangerouslySetInnerHTML
  return cloneElement(script, {
    dangerouslySetInnerHTML: { __html: `try{sessionStorage.length;${restore}}catch{}` },
  })
}
