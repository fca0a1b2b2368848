import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import { useNonce } from '../nonce.ts'
import { useKnownMatches } from './known-matches.ts'
import { oneLine } from './one-line.ts'
import { LIVE } from './replay-early-input.ts'
import { startAfterPaint } from './start-after-paint.ts'

const starter = import.meta.env.SSR ? oneLine(`${startAfterPaint}`) : ''

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

/** Loads the router's scripts after the first paint: hydration should not delay it. README.md has the switch. */
export const LowPriorityScripts = () =>
  import.meta.env.VITE_PLAIN_START ? <PlainScripts /> : <ScriptsAfterPaint />

const PlainScripts = () => <Scripts nonce={useNonce()} />

function ScriptsAfterPaint() {
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
        dangerouslySetInnerHTML={{
          __html: `(${starter})(${JSON.stringify(preloads)}, ${JSON.stringify(LIVE)})`,
        }}
      />
    </>
  )
}
