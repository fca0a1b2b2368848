import { create } from 'zustand'

/** How far bars reach up from the bottom edge of the screen, in pixels; 0 without one. */
export const useBottomReach = create<{ reach: number }>(() => ({ reach: 0 }))

/** What is higher up is no bar at the bottom, such as the actions below a short table. */
const HIGHEST_SHARE = 0.5

const bars = new Set<HTMLElement>()

function reachOf(bar: HTMLElement): number {
  if (bar.offsetHeight === 0) return 0
  const reach = Math.ceil(innerHeight - bar.getBoundingClientRect().top)
  return reach > innerHeight * HIGHEST_SHARE ? 0 : Math.max(0, reach)
}

function measure(): void {
  const reach = Math.max(0, ...[...bars].map(reachOf))
  const root = document.documentElement.style
  if (bars.size === 0) root.removeProperty('--bottom-bar')
  else root.setProperty('--bottom-bar', `${reach}px`)
  useBottomReach.setState({ reach })
}

/**
 * The ref of a bar at the bottom of the screen. There is one place for what comes there: the bar stays, snackbars stand
 * above it (`--bottom-bar` is its measured height), and the ship-to question waits until it is gone.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return
  bars.add(bar)
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    bars.delete(bar)
    measure()
  }
}
