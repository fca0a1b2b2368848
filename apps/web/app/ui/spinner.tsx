import css from './spinner.module.css'

/** A turning ring in the colour of the text: something is under way. */
export const Spinner = () => <span className={css.spinner} aria-hidden="true" />
