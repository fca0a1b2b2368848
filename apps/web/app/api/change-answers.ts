import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { QueryClient } from '@tanstack/react-query'
import type { ReadCall } from './invalidate.ts'

/** Changes every cached answer of a call, such as all pages of a list; returns what takes it back. */
export function changeAnswers<C extends ReadCall>(
  client: QueryClient,
  call: C,
  change: (answer: ApiAnswer<C>) => ApiAnswer<C>,
): () => void {
  const cached = { queryKey: [call] }
  const before = client.getQueriesData<ApiAnswer<C>>(cached)
  client.setQueriesData<ApiAnswer<C>>(cached, (answer) => answer && change(answer))
  return () => {
    for (const [queryKey, answer] of before) client.setQueryData(queryKey, answer)
  }
}
