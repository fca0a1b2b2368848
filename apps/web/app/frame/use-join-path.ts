import { useLocation } from 'react-router'
import { useShell } from '#app/visit/shell-data.ts'
import { joinPath } from './join-path.ts'

/** Where this visitor makes an account. */
export function useJoinPath(): string {
  const holdsPlan = (useShell()?.storedPlan ?? null) !== null
  const { pathname, search } = useLocation()
  return joinPath({ pathname, search, holdsPlan })
}
