import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import css from './error-page.module.css'

/** Report link with our address and diagnostic details. */
export function ReportIssue({ message }: { message: string }) {
  const email = useShell()?.supportEmail
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message)
      setCopied(true)
    } catch {
      showSnackbar({ id: 'copy', type: 'warning', mainText: m.common_copy_failed() })
    }
  }
  return (
    <details className={`card ${css.report}`}>
      <summary>
        {m.error_report()}
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </summary>
      <div className={css.reportBody}>
        {email && <p>{m.error_report_text({ email })}</p>}
        <p className={css.message}>{message}</p>
        <div className={css.reportActions}>
          <Button size="sm" onClick={copy}>
            {isCopied ? m.common_copied() : m.common_copy()}
          </Button>
          {email && (
            <Button
              size="sm"
              variant="subtle"
              component="a"
              href={`mailto:${email}?body=${encodeURIComponent(message)}`}
            >
              {m.error_report_write()}
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}
