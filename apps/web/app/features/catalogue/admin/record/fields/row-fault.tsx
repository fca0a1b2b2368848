import css from '../product-record.module.css'

/** Errors of a list's rows, shown above it. */
export const RowFault = ({ error }: { error: string | undefined }) =>
  error && (
    <p className={css.rowFault} role="alert" tabIndex={-1} data-conflict>
      {error}
    </p>
  )
