import type { SnackbarWorkingState } from '@salvia/contract/words/screen'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { hideSnackbar, showSnackbar, showWorking } from '#app/lib/snackbar-store.ts'
import type { Api } from './api.ts'
import { explainWrite } from './explain-refusal.ts'
import { invalidate, type Stale } from './invalidate.ts'
import { apiOf } from './query-client.ts'

/** A write outside a record form: the request, its messages and the queries it invalidates. */
export type Command<Input, Answer> = {
  send: (api: Api, input: Input) => Promise<Answer>
  /** Commands in the same scope run one after another, wherever they were started. */
  scope?: string | undefined
  /** Id of this command's snackbars: a later one replaces an earlier one. */
  snackbar?: string
  /** Message while pending. */
  working?: () => string
  /** What is being saved; a product where nothing is said. */
  workingState?: SnackbarWorkingState
  /** Message on success. */
  done?: string | ((answer: Answer, input: Input) => string)
  /** Message when the request failed on the network or on our side; refusals have their own message. */
  otherwise?: string
  /** Applies the change optimistically; returns the rollback. */
  onStart?: (client: QueryClient, input: Input) => (() => void) | undefined
  /** Writes the response to the cache. */
  keep?: (client: QueryClient, answer: Answer, input: Input) => unknown
  /** Queries to invalidate on success. The command stays pending until they have been refetched. */
  stale?: readonly Stale[]
  /** Queries to invalidate on failure too, because someone else may have written. */
  staleOnFailure?: readonly Stale[]
  /** Runs after the invalidated queries have been refetched. */
  onDone?: (answer: Answer, input: Input) => unknown
  /** Handles a failure instead of showing the snackbar. */
  onFailed?: (error: Error, input: Input) => unknown
}

/** For a command whose failure is shown on the page (`error`) instead of in a snackbar. */
export const shownHere = (): void => undefined

const USUAL_SNACKBAR = 'command'

/** An answer shows the record without the changes that wait behind it: they are shown again, until their own answers. */
function showWaiting(client: QueryClient, scope: string | undefined): void {
  const waiting = client.getMutationCache().findAll({
    status: 'pending',
    predicate: ({ options, state }) => state.isPaused && scope !== undefined && options.scope?.id === scope,
  })
  for (const { options, state } of waiting)
    void options.onMutate?.(state.variables, { client, meta: options.meta })
}

/** A command as a TanStack mutation. */
export function mutationOf<Input, Answer>(
  client: QueryClient,
  command: Command<Input, Answer>,
): MutationOptions<Answer, Error, Input, (() => void) | undefined> {
  const { send, scope, snackbar: id = USUAL_SNACKBAR, working, done, otherwise } = command
  const { workingState = 'saving-product' } = command
  return {
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    // Offline, fail at once instead of pausing silently.
    networkMode: 'always',
    mutationFn: (input) => send(apiOf(client), input),
    onMutate: (input) => {
      if (working) showWorking(workingState, working())
      return command.onStart?.(client, input)
    },
    onSuccess: async (answer, input) => {
      await command.keep?.(client, answer, input)
      showWaiting(client, scope)
      await invalidate(client, ...(command.stale ?? []))
      await command.onDone?.(answer, input)
      if (done === undefined) return
      showSnackbar({ id, type: 'success', mainText: typeof done === 'string' ? done : done(answer, input) })
    },
    onError: async (error, input, takeBack) => {
      takeBack?.()
      showWaiting(client, scope)
      if (command.onFailed) await command.onFailed(error, input)
      else showSnackbar({ id, type: 'error', mainText: await explainWrite(error, otherwise) })
      await invalidate(client, ...(command.staleOnFailure ?? []))
    },
    onSettled: () => {
      if (working) hideSnackbar(workingState)
    },
  }
}
