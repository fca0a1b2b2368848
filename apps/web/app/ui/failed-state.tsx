import { IconRefresh } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = { title?: string; text?: string | undefined; onRetry: () => void; isRetrying?: boolean }

/** A part that failed to load, with a retry button. */
export const FailedState = ({ title, text, onRetry, isRetrying = false }: Props) => (
  <div role="alert">
    <EmptyState
      title={title ?? m.failed_title()}
      action={
        <Button onClick={onRetry} loading={isRetrying} leftSection={<IconRefresh size={18} stroke={1.75} />}>
          {m.common_try_again()}
        </Button>
      }
    >
      {text ?? m.failed_text()}
    </EmptyState>
  </div>
)
