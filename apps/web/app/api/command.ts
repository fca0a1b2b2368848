import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { hideSnackbar, showSnackbar, showWorking } from '#app/ui/snackbar-store.ts'
import type { Api } from './api.ts'
import { explainWrite } from './explain-refusal.ts'
import { invalidate, type Stale } from './invalidate.ts'
import { apiOf } from './query-client.ts'

/** A write that is no part of a record's form: what is sent, what is said of it, and what is out of date after it. */
export type Command<Input, Answer> = {
  send: (api: Api, input: Input) => Promise<Answer>
  /** Commands of one scope run one after another, wherever they were begun. */
  scope?: string | undefined
  /** Names the snackbars of this command: a later one replaces an earlier. */
  snackbar?: string
  /** Said while it takes its time. */
  working?: () => string
  /** Said when it is done. */
  done?: string | ((answer: Answer, input: Input) => string)
  /** Said when the call did not arrive, or broke on our side; a refusal is said in its own words. */
  otherwise?: string
  /** Shows the change before it is answered; answers how to take it back. */
  onStart?: (client: QueryClient, input: Input) => (() => void) | undefined
  /** Takes the answer into the cache. */
  keep?: (client: QueryClient, answer: Answer, input: Input) => void
  /** What is out of date once it is done. It stays pending until that is fresh. */
  stale?: readonly Stale[]
  /** What is out of date even though it failed, because somebody else may have written. */
  staleOnFailure?: readonly Stale[]
  /** What follows once everything is fresh. */
  onDone?: (answer: Answer, input: Input) => unknown
  /** Takes a failure in place of the snackbar. */
  onFailed?: (error: Error, input: Input) => unknown
}

/** For a command whose failure is shown on the page (`error`) and not in a snackbar. */
export const shownHere = (): void => undefined

const WORKING = 'saving-product'
const USUAL_SNACKBAR = 'command'

/** A command as a mutation of a query client. */
export function mutationOf<Input, Answer>(
  client: QueryClient,
  command: Command<Input, Answer>,
): MutationOptions<Answer, Error, Input, (() => void) | undefined> {
  const { send, scope, snackbar: id = USUAL_SNACKBAR, working, done, otherwise } = command
  return {
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    // Without a connection it fails and says so, instead of waiting without a word.
    networkMode: 'always',
    mutationFn: (input) => send(apiOf(client), input),
    onMutate: (input) => {
      if (working) showWorking(WORKING, working())
      return command.onStart?.(client, input)
    },
    onSuccess: async (answer, input) => {
      command.keep?.(client, answer, input)
      await invalidate(client, ...(command.stale ?? []))
      await command.onDone?.(answer, input)
      if (done === undefined) return
      showSnackbar({ id, type: 'success', mainText: typeof done === 'string' ? done : done(answer, input) })
    },
    onError: async (error, input, takeBack) => {
      takeBack?.()
      if (command.onFailed) await command.onFailed(error, input)
      else showSnackbar({ id, type: 'error', mainText: await explainWrite(error, otherwise) })
      await invalidate(client, ...(command.staleOnFailure ?? []))
    },
    onSettled: () => {
      if (working) hideSnackbar(WORKING)
    },
  }
}
