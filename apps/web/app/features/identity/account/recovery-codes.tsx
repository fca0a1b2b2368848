import { copyText } from '#app/lib/copy-text.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import css from './account.module.css'

/** Recovery codes for a lost authenticator, shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <div className={parts.stack}>
      <Note tone="attention" role="status" title={m.totp_codes_title()}>
        {m.totp_codes_text()}
      </Note>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={parts.row}>
        <Button onClick={() => copyText(codes.join('\n'))}>{m.common_copy()}</Button>
        <Button variant="subtle" onClick={onKept}>
          {m.totp_codes_kept()}
        </Button>
      </div>
    </div>
  )
}
