import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import { useNonce } from '../nonce.ts'
import { earlyPressScript } from './early-press.ts'
import { useKnownMatches } from './known-matches.ts'
import { startAfterPaint } from './start-after-paint.ts'

/** It goes with every page: without what makes it readable. */
const oneLine = (script: string) => script.replace(/\s+/g, ' ')
const starter = import.meta.env.SSR ? oneLine(`${startAfterPaint}`) : ''
const keeper = import.meta.env.SSR ? oneLine(earlyPressScript()) : ''

type Part = ReactElement<{
  rel?: string
  href?: string
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

function listParts(node: ReactNode): Part[] {
  return Children.toArray(node).flatMap((child): Part[] => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    return child.type === Fragment ? listParts(child.props.children) : [child as Part]
  })
}

/** The router's scripts, begun once the page was painted: what they do is not what a visitor looks at first. */
export function QuietScripts() {
  const nonce = useNonce()
  useKnownMatches()
  const parts = listParts(Scripts({}))
  if (parts.length === 0) return null
  const preloads = parts.flatMap(({ props }) => (props.rel === 'modulepreload' && props.href) || [])
  const modules = parts.find(({ props }) => props.type === 'module')
  const others = parts.filter((part) => part.type === 'script' && part !== modules)
  return (
    <>
      {others}
      <script
        type="text/plain"
        suppressHydrationWarning
        dangerouslySetInnerHTML={modules?.props.dangerouslySetInnerHTML ?? { __html: '' }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: `(${starter})(${JSON.stringify(preloads)});${keeper}` }}
      />
    </>
  )
}
