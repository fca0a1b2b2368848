import type { PageVisit } from '@salvia/contract/page-visit'
import { isbot } from 'isbot'
import type { RenderToPipeableStreamOptions } from 'react-dom/server'

type Ready = keyof Pick<RenderToPipeableStreamOptions, 'onAllReady' | 'onShellReady'>

/**
 * Bots and link previews get the whole page at once, and so does everyone who is shown a kept page: a part that came
 * after the others, as each does whose module is just being loaded, would push down what follows for all of them. Other
 * people get a stream.
 */
export const readyFor = (request: Request, visit: Pick<PageVisit, 'isKept'> | null): Ready =>
  visit?.isKept || isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
