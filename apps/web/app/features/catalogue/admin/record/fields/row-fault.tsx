import css from '../product-record.module.css'

/** What is wrong with rows of a list, above them. */
export const RowFault = ({ error }: { error: string | undefined }) =>
  error && (
    <p className={css.rowFault} role="alert" tabIndex={-1} data-conflict>
      {error}
    </p>
  )
