import { oneLine } from './one-line.ts'
import { parentWindowScript } from './parent-window.ts'
import { earlyInputScript, LIVE } from './replay-early-input.ts'

/** Left out of the browser's scripts. */
const keep = (): string => {
  const replay = import.meta.env.VITE_PLAIN_START ? '' : earlyInputScript()
  return oneLine(`${replay};${parentWindowScript(LIVE)}`)
}
const keeper = import.meta.env.SSR ? keep() : ''

/** In the head: a form that arrives before the rest of its page must not be sent by the browser, either. */
export const EarlyInputScript = ({ nonce }: { nonce: string | undefined }) => (
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keeper }} />
)
