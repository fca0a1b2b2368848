import { IconChevronDown } from '@tabler/icons-react'
import { copyText } from '#app/lib/copy-text.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import css from './error-page.module.css'

/** Report link with our address and diagnostic details. */
export function ReportIssue({ message }: { message: string }) {
  const email = useShell()?.supportEmail
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
          <Button size="sm" onClick={() => copyText(message)}>
            {m.common_copy()}
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
