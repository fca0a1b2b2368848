import { Link } from 'react-router'

/** A figure, with the way to the rows behind it if there is one. */
export const Behind = ({ path, children }: { path: string | null; children: string }) =>
  path === null ? children : <Link to={path}>{children}</Link>
