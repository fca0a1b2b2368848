import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from './empty-state.tsx'

type Props = { title?: string; text?: string | undefined; onRetry: () => void; isRetrying?: boolean }

/** A part of a page that could not be loaded: what was kept, and the way to try again. */
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
