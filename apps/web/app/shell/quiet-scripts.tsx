import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * The router's scripts, with its `modulepreload` links at low priority: React hoists them to the head, where at their
 * usual priority they would come before the style sheets and fonts that the first paint waits for.
 */
export const QuietScripts = () => lowered(Scripts({}))

function lowered(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ rel?: string; children?: ReactNode }>(child)) return child
    if (child.type === Fragment) return <Fragment key={child.key}>{lowered(child.props.children)}</Fragment>
    return child.props.rel === 'modulepreload'
      ? cloneElement(child, { fetchPriority: 'low' } as object)
      : child
  })
}
