import { useRouteLoaderData } from 'react-router'
import type { loadShell } from './load-shell.ts'

export type Shell = Awaited<ReturnType<typeof loadShell>>['shell']

/** What the server told with the first page. Nothing when the page itself could not be loaded. */
export const useShell = (): Shell | undefined => useRouteLoaderData<{ shell: Shell }>('root')?.shell
