import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import css from './record-notices.module.css'

type Props = {
  errors: { general?: string | undefined }
  conflicts: string[]
  /** What to do about fields that someone else changed too. */
  conflictText: string
}

/** That a record is not saved, and why: stays in view while its fields scroll. */
export const RecordNotices = ({ errors, conflicts, conflictText }: Props) => (
  <div className={css.notices}>
    {conflicts.length > 0 && (
      <Note tone="attention" role="alert" title={m.record_conflict()}>
        {conflictText}
      </Note>
    )}
    {errors.general && (
      <Note tone="error" role="alert" title={errors.general}>
        {m.form_kept()}
      </Note>
    )}
  </div>
)
