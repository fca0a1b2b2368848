import { Link } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { useListAddress } from './list-address.ts'

/** 400 (not an id) and 404 (unknown id) are not worth retrying. */
const isNone = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)

type Props = { error: Error; onRetry: () => unknown }

/** An open record that failed to load: not found, or unreachable. */
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
