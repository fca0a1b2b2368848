import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { useListAddress } from './list-address.ts'

/** What no id can be is refused as a wrong question, an id of nothing as not found: trying again helps neither. */
const isNone = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)

type Props = { error: Error; onRetry: () => unknown }

/** An open record that could not be read: there is none at this address, or it was not reached. */
export function FailedRecord({ error, onRetry }: Props) {
  const { search } = useListAddress()
  if (!isNone(error)) return <FailedState onRetry={onRetry} />
  return (
    <div role="status">
      <EmptyState
        title={m.record_none_title()}
        action={
          <Button component={Link} to={{ pathname: '..', search }} relative="path" preventScrollReset>
            {m.record_none_back()}
          </Button>
        }
      >
        {m.record_none_text()}
      </EmptyState>
    </div>
  )
}
